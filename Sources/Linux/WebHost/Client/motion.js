// What moves: elements that come and go, and those that make room for them.
//
// The document changes at once; motions are only drawn, by the Web Animations API, and what they
// need goes with the patch. Nothing here is asked about by anything else: an element that goes has
// lost its number, its paths and the focus before it moves.

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/// The course of a spring as a style sheet draws it, and how long it takes to come to rest.
const spring = (perceived, bounce) => {
  const damping = Math.min(Math.max(1 - bounce, 0.1), 1);
  const speed = (2 * Math.PI) / perceived;
  const lasting = (damping < 1 ? 6.9 / damping : 9.2) / speed;
  const turning = Math.sqrt(1 - damping ** 2) * speed;
  const points = Array.from({ length: 31 }, (_, index) => {
    const time = (index * lasting) / 30;
    const fading = Math.exp(-damping * speed * time);
    const away = damping < 1
      ? Math.cos(turning * time) + ((damping * speed) / turning) * Math.sin(turning * time)
      : 1 + speed * time;
    return index === 30 ? 1 : Math.round((1 - fading * away) * 1000) / 1000;
  });
  return { duration: Math.round(lasting), easing: 'linear(' + points.join() + ')' };
};

/// The timing of a patch as the Web Animations API takes it.
const timed = ({ d, w = 0, c, n = 1, a = false }) => ({
  ...(Number.isNaN(Number(c)) ? { duration: d, easing: c } : spring(Math.max(d, 1), Number(c))),
  delay: w,
  iterations: n || Infinity,
  direction: a ? 'alternate' : 'normal',
});

/// Draws the way from a look to what an element is, or back. With less motion only fading is left.
const draw = (element, timing, look, isGoing) => {
  const away = {};
  const here = {};
  for (const [property, value] of Object.entries(look)) {
    if (calm.matches && property !== 'opacity') continue;
    const name = property.replace(/-./g, (each) => each[1].toUpperCase());
    away[name] = value;
    // Where a motion starts from is the same all the way.
    if (name === 'transformOrigin') here[name] = value;
  }
  if (Object.keys(away).length === 0) return [];
  const animation = element.animate(isGoing ? [here, away] : [away, here],
    { ...timed(timing), fill: isGoing ? 'both' : 'backwards' });
  stageUntil([animation]);
  return [animation];
};

let moving = 0;
/// While something moves, what sticks out of the page makes no room for scrolling.
const stageUntil = (animations) => {
  moving += 1;
  document.documentElement.dataset.moving = '';
  return Promise.allSettled(animations.map((each) => each.finished)).then(() => {
    moving -= 1;
    if (moving === 0) delete document.documentElement.dataset.moving;
  });
};

/// Tells the server once all that moves now, and ends some day, has ended.
const tellWhenStill = (id) => {
  const ending = document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  Promise.allSettled(ending.map((each) => each.finished)).then(() => send({ t: 'still', id }));
};

// MARK: Going

/// What the patch that is being applied says of elements that it deletes.
let goings = [];
const isOfUse = ['id', 'name', 'for', 'autofocus', 'tabindex', 'data-p', 'data-k', 'data-tap',
  'data-shortcut', 'data-fits', 'data-testid'];

/// Those that go with this patch, and where they were.
let leavers = [];
/// Puts what goes where it was: the box round it may shrink, and take in something else.
const hold = ({ element, before }) => {
  const now = element.getBoundingClientRect();
  element.style.top = parseFloat(element.style.top) + before.top - now.top + 'px';
  element.style.left = parseFloat(element.style.left) + before.left - now.left + 'px';
};

/// Lets an element show on for a while at its place, out of the layout and out of reach.
const leave = (element) => {
  const own = goings.filter((each) => element.contains(each.element));
  const parent = element.parentElement;
  const style = getComputedStyle(element);
  if (own.length === 0 || !(element instanceof HTMLElement) || !(parent instanceof HTMLElement)
    || style.display === 'none' || style.display === 'contents') return false;
  const { width, height } = style;
  const before = element.getBoundingClientRect();
  if (element.contains(document.activeElement)) document.activeElement.blur();
  for (const each of [element, ...element.querySelectorAll('*')]) {
    for (const name of isOfUse) each.removeAttribute(name);
  }
  element.inert = true;
  element.ariaHidden = 'true';
  element.classList.add('leaving');
  Object.assign(element.style, { width, height, top: '0', left: '0' });
  // At the end: what stays is the first, second and so on of its siblings as if alone.
  parent.append(element);
  parent.dataset.stage = '';
  leavers.push({ element, before });
  hold({ element, before });
  const animations = own.flatMap((each) => draw(each.element, each.timing, each.look, true));
  const remove = () => {
    element.remove();
    if (!parent.querySelector(':scope > .leaving')) delete parent.dataset.stage;
  };
  if (animations.length === 0) remove();
  else Promise.allSettled(animations.map((each) => each.finished)).then(remove);
  return true;
};

// MARK: Changing

/// Elements that the patch changes with a motion, and where things stood before it.
const changing = new Map();
const places = new Map();
const boxes = new Map();
const newest = new WeakMap();

const ease = (element, timing, movesChildren) => {
  changing.set(element, timing);
  const { duration, easing, delay } = timed(timing);
  element.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
  if (calm.matches) element.style.transitionProperty = 'opacity, color, background-color, box-shadow';
  if (!movesChildren || calm.matches) return;
  // What grows in one box moves what stands beside every box round it.
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    if (!boxes.has(box)) boxes.set(box, box.getBoundingClientRect());
    for (const child of box.children) {
      if (!places.has(child)) places.set(child, { place: child.getBoundingClientRect(), timing });
    }
    if (box.tagName === 'DIALOG') break;
  }
};

/// How far an edge or the middle of something is away from where it was, whichever is least: what
/// grows on both sides stays where it is, and what comes to stand in it does not fly in.
const shift = (before, now, start, size) =>
  [0, 1, 0.5].map((part) => before[start] + part * before[size] - now[start] - part * now[size])
    .reduce((least, each) => (Math.abs(each) < Math.abs(least) - 0.01 ? each : least));

/// Draws what the patch has moved, once it is applied.
const playChanges = () => {
  for (const [element, timing] of changing) {
    const running = element.getAnimations().filter((each) => each instanceof CSSTransition);
    const { iterations, direction } = timed(timing);
    if (iterations !== 1) {
      for (const each of running) each.effect.updateTiming({ iterations, direction });
    }
    newest.set(element, timing);
    Promise.allSettled(running.map((each) => each.finished)).then(() => {
      // A newer patch may have set the same element in motion.
      if (newest.get(element) === timing) element.style.removeProperty('transition');
    });
  }
  changing.clear();
  leavers.forEach(hold);
  leavers = [];
  // All is measured before anything is set in motion.
  const shifts = new Map();
  const shifted = (element, before) => {
    if (!shifts.has(element)) {
      const now = element.getBoundingClientRect();
      shifts.set(element, before
        ? { x: shift(before, now, 'x', 'width'), y: shift(before, now, 'y', 'height'), now }
        : { x: 0, y: 0, now });
    }
    return shifts.get(element);
  };
  const moved = [];
  for (const [child, { place, timing }] of places) {
    if (!child.isConnected || child.inert || child.tagName === 'DIALOG') continue;
    const parent = child.parentElement;
    const { x, y, now } = shifted(child, place);
    const { x: parentX, y: parentY } = shifted(parent, places.get(parent)?.place ?? boxes.get(parent));
    const isSeen = Math.min(place.top, now.top) < innerHeight
      && Math.max(place.top, now.top) + now.height > 0;
    if (!isSeen || Math.hypot(x - parentX, y - parentY) < 1) continue;
    moved.push([child, `translate(${x - parentX}px, ${y - parentY}px)`, timing]);
  }
  for (const [child, transform, timing] of moved) {
    child.animate([{ transform }, { transform: 'none' }],
      { ...timed(timing), iterations: 1, fill: 'backwards', composite: 'add' });
  }
  places.clear();
  boxes.clear();
  goings = [];
};
