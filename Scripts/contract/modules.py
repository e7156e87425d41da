"""Reads the public declarations of a module that was built."""
import json
import pathlib
import shutil
import subprocess
import tempfile
from dataclasses import replace

from contract.declarations import declarations, tokens_of, type_text

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / ".build/debug/Modules"
# What Swift itself asks of a kind of type, whatever a sheet says.
COMMON = {"==", "hash(into:)", "hash", "hashValue", "isEqual(_:)", "init(rawValue:)", "rawValue"}
# What Foundation's root class brings.
OBJECTS = {"NSObjectProtocol", "CustomStringConvertible", "CustomDebugStringConvertible",
           "Equatable", "Hashable"}
# A name of this module for what Apple's pages spell out.
SPELLED_OUT = {"_Accessible<Self>": "ModifiedContent<Self, AccessibilityAttachmentModifier>"}


def run(tool, *arguments):
    subprocess.run([shutil.which(tool) or tool, *arguments], check=True, stdout=subprocess.DEVNULL)


def graphs(module, folder, built):
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True,
        text=True).stdout)["target"]["triple"]
    common = ["-I", str(built), "-module-cache-path", f"{folder}/ModuleCache"]
    run("swift-symbolgraph-extract", "-module-name", module, "-target", target, *common,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder)
    for file in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
        yield json.loads(file.read_text(encoding="utf-8"))
    run("swift-api-digester", "-dump-sdk", "-module", module, *common,
        "-o", f"{folder}/{module}.json")


def settable(tree):
    """The symbols that may be written from outside; symbol graphs name inner setters as well."""
    found = set()
    if any(accessor.get("accessorKind") == "set" for accessor in tree.get("accessors", [])):
        found.add(tree.get("usr"))
    for child in tree.get("children", []):
        found |= settable(child)
    return found


def constraints(of):
    """Those of a generic type or an extension; AnyObject is not among them in a symbol graph."""
    found = set()
    for one in of.get("constraints", []):
        sides = [type_text(tokens_of(one[side])) for side in ("lhs", "rhs")]
        found.add("==".join(sorted(sides)) if one["kind"] == "sameType" else ":".join(sides))
    return frozenset(found)


def lineage(graph):
    """What each type conforms to by itself; what its superclass brings is the superclass's."""
    names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
             for symbol in graph["symbols"]}
    direct, parents = {}, {}
    for relation in graph["relationships"]:
        if relation["kind"] not in ("conformsTo", "inheritsFrom"):
            continue
        name = names.get(relation["target"]) or relation.get("targetFallback", "")
        for prefix in ("Swift.", "Foundation.", "FoundationEssentials."):
            name = name.removeprefix(prefix)
        direct.setdefault(relation["source"], set()).add(name)
        if relation["kind"] == "inheritsFrom":
            parents[relation["source"]] = relation["target"]
    own = {}
    for usr, conforms in direct.items():
        parent = parents.get(usr)
        if parent:
            conforms = conforms - direct.get(parent, set()) - OBJECTS
        own[usr] = frozenset(conforms)
    return own


def declaration(symbol, conformances, writable):
    """A symbol as it would stand in a source."""
    path, usr = tuple(symbol["pathComponents"]), symbol["identifier"]["precise"]
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    for short, long in SPELLED_OUT.items():
        text = text.replace(short, long)
    read = declarations(tokens_of(text), path[:-1])
    if not read:
        raise ValueError(f"{'.'.join(path)} can't be read: {text}")
    one = replace(read[0], owner=path[:-1])
    if one.is_type:
        return replace(one, name=path[-1], conformances=conformances.get(usr, frozenset()))
    limits = constraints(symbol.get("swiftExtension", {}))
    one = replace(one, constraints=one.constraints | limits)
    if one.keyword in ("var", "subscript") and one.accessors == "set" and usr not in writable:
        one = replace(one, accessors="get")
    return one


def public(module, built=None):
    """The declarations of a module, those that only carry out others', and what goes without saying
    in the members of each type."""
    with tempfile.TemporaryDirectory() as folder:
        read = list(graphs(module, folder, built or BUILT))
        tree = json.loads(pathlib.Path(f"{folder}/{module}.json").read_text(encoding="utf-8"))
    writable = settable(tree.get("ABIRoot", tree))
    found, carried, known = [], [], {}
    for graph in read:
        conformances = lineage(graph)
        carried_out = {relation["source"] for relation in graph["relationships"]
                       if "sourceOrigin" in relation or relation["kind"] == "overrides"}
        for symbol in graph["symbols"]:
            path = tuple(symbol["pathComponents"])
            if (any(part.startswith("_") for part in path) or path[-1] in COMMON
                    or symbol["kind"]["identifier"] in ("swift.extension", "swift.deinit")):
                continue
            one = declaration(symbol, conformances, writable)
            if symbol["identifier"]["precise"] in carried_out:
                carried.append(one)
                continue
            if one.is_type:
                known[path] = constraints(symbol.get("swiftGenerics", {}))
            found.append(one)
    return found, carried, known
