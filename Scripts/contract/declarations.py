"""Reads Swift declarations as Apple's documentation and symbol graphs print them."""
import re
from dataclasses import dataclass, field, replace

TOKEN = re.compile(
    r"`\w+`|\$?\w+(?:\.\d+)?|->|==|\.\.\.|…|@\w+(?:\(\w+\))?|\"[^\"]*\"|[^\s\w]")
VALUES = {"var", "let", "case"}
MEMBERS = VALUES | {"func", "init", "subscript"}
TYPES = {"struct", "class", "enum", "protocol", "extension"}
NAMES_OF_TYPES = {"associatedtype", "typealias"}
MODIFIERS = {"public", "nonisolated", "static", "mutating", "nonmutating", "final", "override",
             "convenience", "required", "indirect", "open", "optional"}
STARTS = MEMBERS | TYPES | NAMES_OF_TYPES | MODIFIERS
# What documentation leaves out of types, and what is no part of a type.
UNSEEN = {"@Sendable", "@preconcurrency", "sending"}
OPEN, CLOSE = "([{<", ")]}>"


@dataclass
class Declaration:
    """One member or one type, its texts without spaces where none are needed."""
    owner: tuple
    keyword: str
    name: str
    labels: tuple = ()
    attributes: tuple = ()
    parameters: tuple = ()  # pairs of a type and a default value
    result: str = ""
    accessors: str = ""
    generics: tuple = ()
    constraints: frozenset = frozenset()
    conformances: frozenset = frozenset()
    is_whole: bool = True  # false where types were left out

    @property
    def path(self):
        return self.owner + (self.name,)

    @property
    def key(self):
        """What makes two declarations overloads of one another."""
        return self.path, self.labels

    @property
    def is_type(self):
        return self.keyword in TYPES | NAMES_OF_TYPES

    @property
    def is_static(self):
        return self.keyword == "case" or bool({"static", "class"} & set(self.attributes))

    @property
    def isolation(self):
        return next((word for word in ("nonisolated", "@MainActor") if word in self.attributes), "")


class Reader:
    """Walks over the tokens of a text; what is no declaration is passed over."""

    def __init__(self, tokens):
        self.tokens, self.place = tokens, 0

    def peek(self, ahead=0):
        place = self.place + ahead
        return self.tokens[place] if place < len(self.tokens) else ""

    def take(self):
        self.place += 1
        return self.tokens[self.place - 1] if self.place <= len(self.tokens) else ""

    def took(self, token):
        if self.peek() != token:
            return False
        self.place += 1
        return True

    def bracketed(self):
        """What stands inside the bracket that opens here."""
        taken, depth = [self.take()], 1
        while depth and self.peek():
            depth += (self.peek() in OPEN) - (self.peek() in CLOSE)
            taken.append(self.take())
        return taken[1:-1]

    def plain(self, ends):
        """The tokens up to an end, or to where a word stands beside a word: the next declaration."""
        taken, depth = [], 0
        while self.peek():
            token = self.peek()
            if depth == 0 and (token in ends or token == "where"
                               or (taken and apart(taken[-1], token))):
                break
            depth += (token in "(<[") - (token in ")>]")
            if depth < 0:
                break
            taken.append(self.take())
        return taken


def apart(one, other):
    """Whether two tokens can't stand beside each other in one type or list of constraints."""
    joins = one in ("some", "any", "each", "repeat", "inout", "class", "->") or one[0] == "@"
    return (not joins and re.search(r"[\w>\])?!`…]$", one) is not None
            and re.match(r"[\w@`/]", other) is not None)


def joined(tokens):
    text = ""
    for token in tokens:
        if text and re.match(r"[\w@`$]", token) and re.search(r"[\w`)]$", text):
            text += " "
        text += token
    return text


def split(tokens, separator=","):
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in OPEN) - (token in CLOSE)
        if token == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def type_text(tokens):
    kept = [token for token in tokens if token not in UNSEEN and not token.startswith("@_")]
    text = re.sub(r"(?<=[(,])_ ?\w+:", "", joined(kept))  # names of a closure's parameters
    text = re.sub(r"\bSelf\.(?=[A-Z])", "", text)
    text = re.sub(r"@isolated\(any\) ?", "", text)
    return re.sub(r"\bOptional<([\w.]+)>", r"\1?", text)


def parameter(tokens):
    """A parameter's label, and its type and default value."""
    attributes = []
    while tokens and tokens[0].startswith("@"):
        attributes.append(tokens[0])
        tokens = tokens[1:]
    colon = tokens.index(":") if ":" in tokens else len(tokens)
    pieces = split(tokens[colon + 1:], "=")
    of = type_text(attributes + (pieces[0] if pieces else []))
    return (tokens[0] if tokens else "_"), (of, joined(pieces[1]) if len(pieces) > 1 else "")


def constraints_of(tokens):
    found = set()
    for part in split(tokens):
        if "==" in part:
            place = part.index("==")
            found.add("==".join(sorted((type_text(part[:place]), type_text(part[place + 1:])))))
        elif ":" in part:
            place = part.index(":")
            found |= {f"{type_text(part[:place])}:{type_text(bound)}"
                      for bound in split(part[place + 1:], "&") if bound != ["AnyObject"]}
    return frozenset(found)


def declarations(tokens, owner=(), inherited=frozenset()):
    """The declarations in some tokens; the blocks of types and extensions are gone into."""
    reader, found, attributes = Reader(tokens), [], []
    while reader.peek():
        token = reader.take()
        if token.startswith("@") or token in MODIFIERS or (
                token == "class" and reader.peek() in MEMBERS):
            attributes.append(token)
            continue
        blank = Declaration(owner, token, token, attributes=tuple(attributes), constraints=inherited)
        if token in TYPES:
            found += types(reader, blank)
        elif token in NAMES_OF_TYPES:
            found.append(replace(blank, name=reader.take().strip("`")))
        elif token in VALUES:
            found += values(reader, blank)
        elif token in MEMBERS:
            found += functions(reader, blank)
        attributes = []
    return found


def generics_of(reader):
    parts = [[token for token in part if token != "each"] for part in split(reader.bracketed())]
    return tuple(part[0] for part in parts), frozenset().union(*map(constraints_of, parts))


def types(reader, blank):
    names = [reader.take()]
    while reader.took("."):
        names.append(reader.take())
    kinds, constraints = [tuple(names)], frozenset()
    if reader.peek() == "<":
        reader.bracketed()
    while reader.took(","):  # struct Rectangle, Circle: one block for several
        kinds.append((reader.take(),))
        if reader.peek() in ("(", "<"):
            reader.bracketed()
    conformances = split(reader.plain("{;")) if reader.took(":") else []
    if reader.took("where"):
        constraints = constraints_of(reader.plain("{;"))
    inner = reader.bracketed() if reader.peek() == "{" else []
    found = []
    for names in kinds:
        path = blank.owner + names
        found.append(replace(
            blank, owner=path[:-1], name=path[-1], constraints=frozenset(),
            conformances=frozenset(re.sub("<.*", "", type_text(part)) for part in conformances)))
        found += declarations(
            inner, path, constraints if blank.keyword == "extension" else frozenset())
    return found


def functions(reader, blank):
    one = blank
    if one.keyword == "func":
        name = reader.take()
        while reader.peek() not in ("(", "<", "") and not re.match(r"\w", name):
            name += reader.take()
        one = replace(one, name=name.strip("`"))
    elif reader.peek() in ("?", "!"):
        one = replace(one, accessors=reader.take())
    if reader.peek() == "<":
        names, limits = generics_of(reader)
        one = replace(one, generics=names, constraints=one.constraints | limits)
    if reader.peek() != "(":
        return []
    inner = reader.bracketed()
    parameters = [parameter(part) for part in split(inner)]
    effects = ""
    while reader.peek() in ("async", "throws", "rethrows"):
        effects += reader.take()
    result = type_text(reader.plain("{;=,}")) if reader.took("->") else ""
    if reader.took("where"):
        one = replace(one, constraints=one.constraints | constraints_of(reader.plain("{;}")))
    if one.keyword == "subscript" and reader.peek() == "{":
        effects = "set" if "set" in reader.bracketed() else "get"
    return [replace(
        one, labels=tuple(label for label, _ in parameters), accessors=one.accessors + effects,
        parameters=tuple(of for _, of in parameters), result=result,
        is_whole="…" not in inner and "…" not in result)]


def values(reader, blank):
    """var a, b: T { get } and let a, b: T and case a, b(T)."""
    names, result, is_whole, accessors = [], "", blank.keyword == "case", "get"
    while re.match(r"`?\w", reader.peek()):
        names.append((reader.take().strip("`"), ()))
        if blank.keyword == "case" and reader.peek() == "(":
            parts = [part if ":" in part else ["_", ":", *part] for part in split(reader.bracketed())]
            names[-1] = (names[-1][0], tuple(parameter(part) for part in parts))
        if blank.keyword == "case" and reader.took("="):
            reader.take()
        if not reader.took(","):
            break
    if reader.took(":"):
        result, is_whole = type_text(reader.plain("{;=,}")), True
    if reader.peek() == "{":
        accessors = "set" if "set" in reader.bracketed() else "get"
    elif blank.keyword == "var":
        accessors = "set"
    return [replace(blank, name=name, labels=tuple(label for label, _ in parts),
                    parameters=tuple(of for _, of in parts), result=result,
                    accessors=accessors, is_whole=is_whole and "…" not in result)
            for name, parts in names]


def form(one, known=frozenset()):
    """What is the same in two spellings of one declaration; `known` constraints go without saying."""
    renamed = {name: f"#{index}" for index, name in enumerate(one.generics)}

    def text(of):
        return re.sub(r"\w+", lambda match: renamed.get(match.group(), match.group()),
                      re.sub(r"\beach ", "", of))
    constraints = frozenset("==".join(sorted(text(of).split("=="))) if "==" in of else text(of)
                            for of in one.constraints - known)
    kind = "value" if one.keyword in ("var", "let") else one.keyword
    return (kind, one.is_static, tuple((text(of), default) for of, default in one.parameters),
            text(one.result), one.accessors, constraints)


def tokens_of(text):
    return TOKEN.findall(text)


def sheet(markdown):
    """The declarations in the code blocks of a sheet; comments are not read."""
    found = []
    for block in re.findall(r"^```swift\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL):
        code = re.sub(r"/\*.*?\*/", "", block, flags=re.DOTALL)
        found += declarations(tokens_of(re.sub(r"//.*", "", code)))
    return found
