"""Writes declarations as the sheets write them."""
import re

from contract.conformances import FOLLOWS, IMPLIED


def spaced(text):
    """Types are compared without spaces and read with them."""
    text = re.sub(r",(?=\S)", ", ", text).replace("->", " -> ").replace("==", " == ")
    return re.sub(r"(@\w+)\(", r"\1 (", text).replace("{", "{ ").replace("}", " }")


def parameter(label, of, default):
    attributes = re.match(r"((?:@(?!escaping|autoclosure|MainActor)\w+ ?)*)(.*)", of)
    front = attributes[1].strip()
    of = spaced(attributes[2])
    return (f"{front} " if front else "") + f"{label}: {of}" + (
        f" = {spaced(default)}" if default else "")


def title(one):
    labels = "".join(f"{label}:" for label in one.labels)
    called = one.keyword in ("func", "init", "subscript") or labels
    return ".".join(one.path) + (f"({labels})" if called else "")


def signature(one):
    words = [word for word in one.attributes if word in ("nonisolated", "static", "mutating")]
    if one.isolation == "@MainActor":
        words.insert(0, "@MainActor")
    name = f"`{one.name}`" if one.name in ("default", "return", "switch", "continue") else one.name
    parameters = ", ".join(parameter(label, *of) for label, of in zip(one.labels, one.parameters))
    if one.keyword == "case":
        inner = ", ".join(of for of, _ in one.parameters)
        return f"case {name}" + (f"({inner})" if inner else "")
    generics = f"<{', '.join(one.generics)}>" if one.generics else ""
    if one.keyword in ("var", "let"):
        if one.keyword == "let":
            return f"{' '.join([*words, 'let'])} {name}: {spaced(one.result)}"
        reach = "get set" if one.accessors == "set" else "get"
        return f"{' '.join([*words, 'var'])} {name}: {spaced(one.result)} {{ {reach} }}"
    effects = one.accessors if one.keyword != "subscript" else ""
    if one.keyword == "init":
        head = "init" + ("?" if "?" in effects else "")
        effects = effects.replace("?", "")
    else:
        head = one.keyword if one.keyword == "subscript" else f"func {name}"
    text = f"{' '.join([*words, head])}{generics}({parameters})"
    text += f" {effects}" if effects else ""
    text += f" -> {spaced(one.result)}" if one.result else ""
    text += where_clause(one.constraints)
    if one.keyword == "subscript":
        text += " { get set }" if one.accessors == "set" else " { get }"
    return text


def where_clause(constraints):
    read = [re.sub(r"^(.+)==(Self|Value|Parent|Footer|Body|Data|ID|Coordinator)$", r"\2==\1", of)
            for of in constraints]
    parts = sorted(re.sub(r"(?<!:):(?!:)", " : ", spaced(of)) for of in read)
    return f" where {', '.join(parts)}" if parts else ""


def merged(members):
    """Cases, and constants of one type, on one line each."""
    lines, kinds = [], {}
    for one in members:
        text = signature(one)
        match = re.match(r"(case)( )(`?\w+`?)()$|((?:static )?let)( )(`?\w+`?)(: .*)$", text)
        if not match:
            lines.append(text)
            continue
        head, name, tail = (match[1], match[3], "") if match[1] else (match[5], match[7], match[8])
        if (head, tail) in kinds:
            place = kinds[head, tail]
            lines[place] = lines[place][:len(lines[place]) - len(tail)] + f", {name}{tail}"
        else:
            kinds[head, tail] = len(lines)
            lines.append(text)
    return lines


def stated(conformances):
    """Conformances without those that Swift adds or others bring along."""
    named = set(conformances)
    for name in conformances:
        named -= FOLLOWS.get(name, set())
    return sorted(name for name in named - IMPLIED if not name.startswith("_"))


def head(path, this):
    """How a block begins: a type's own, or an extension for what a sheet has already."""
    if this is None:
        return f"extension {path[-1]}"
    front = "@MainActor " if this.isolation == "@MainActor" else ""
    conformances = stated(this.conformances - (
        {"Sendable"} if this.isolation == "@MainActor" else set()))
    tail = f" : {', '.join(conformances)}" if conformances else ""
    return f"{front}{this.keyword} {path[-1]}{tail}"


def block(path, members, types, depth):
    """One type with those of its members and nested types that are wanted."""
    space = "  " * depth
    this = next((one for one in types if one.path == path), None)
    if this and this.keyword in ("associatedtype", "typealias"):
        return f"{space}{this.keyword} {this.name}\n"
    mine = [one for one in members if one.owner == path]
    # A variable has no where clause, so a constraint goes to an extension.
    bound = [one for one in mine if one.keyword in ("var", "let") and one.constraints]
    lines = [f"{space}  {line}\n" for line in merged([one for one in mine if one not in bound])]
    deeper = {one.path[:len(path) + 1] for one in types} | {
        one.owner[:len(path) + 1] for one in members}
    nested = sorted(of for of in deeper if len(of) == len(path) + 1 and of[:-1] == path)
    inner = "".join(lines) + "".join(block(of, members, types, depth + 1) for of in nested)
    text = ""
    if inner or this:
        text = f"{space}{head(path, this)} {{" + (f"\n{inner}{space}}}\n" if inner else "}\n")
    for one in bound:
        limits = where_clause(one.constraints)
        text += f"{space}extension {path[-1]}{limits} {{ {signature(one)} }}\n"
    return text


def as_sheet(missing):
    """What is missing, by type; functions that belong to none first."""
    types = [one for one in missing if one.is_type]
    members = [one for one in missing if not one.is_type]
    owners = {one.owner[0] for one in members if one.owner} | {one.path[0] for one in types}
    text = "".join(f"{signature(one)}\n" for one in members if not one.owner)
    return text + "".join(block((owner,), members, types, 0) for owner in sorted(owners))
