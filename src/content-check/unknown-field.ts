import type { Node } from "jsonc-parser";
import type { Field } from "../graphql/fields";
import { type ContentDocument, lineOf, positionOf, valueAt } from "./document";
import { nearest } from "./suggest";

/**
 * The message for a field that the schema does not have at this place: where it belongs, which field is probably meant,
 * or which lines to delete.
 * @param rule the schema of the entry that contains the field
 */
export function unknownField(
  document: ContentDocument,
  { key, value, owner }: { key: Node; value: Node; owner: Node },
  { properties = {} }: Field,
): string {
  const name = String(key.value);
  const wrong = `"${name}" is not a field here`;
  const known = placesOf(document.field, name);
  const [first, ...others] = known.length > 1 ? known.filter(isFor(value)) : known;
  const lines = linesFrom(document, key, value);
  if (first && others.length === 0) {
    const { place } = first;
    return `${wrong}. Move ${lines} ${place === here ? "into the outer braces" : `into ${place}`}.`;
  }
  const names = Object.keys(properties);
  const free = names.filter((each) => !valueAt(owner, each));
  const meant = nearest(name, free) ?? nearest(name, names);
  if (meant) return `${wrong}: did you mean "${meant}"?`;
  const fields = names.filter((each) => each !== "$schema").join(", ");
  return `${wrong}. Delete ${lines}. The fields are: ${fields}.`;
}

const here = "";

interface Place {
  /** As in `"layout" of "messages"`. */
  readonly place: string;
  readonly type: Field["type"];
}

const isFor =
  (value: Node) =>
  ({ type }: Place) =>
    type === value.type;

/** The places of a file that have a field with this name. */
function placesOf({ properties = {}, items }: Field, name: string, place = here): Place[] {
  const inner = Object.entries(properties).flatMap(([key, field]) =>
    field.visitorText ? [] : placesOf(field, name, `"${key}"${place && ` of ${place}`}`),
  );
  const inItems = items && !items.visitorText ? placesOf(items, name, place) : [];
  const own = properties[name];
  return [...(own ? [{ place, type: own.type }] : []), ...inner, ...inItems];
}

function linesFrom(document: ContentDocument, key: Node, value: Node): string {
  const first = lineOf(document, key);
  const last = positionOf(document, value.offset + value.length).line;
  return first === last ? "this line" : `lines ${first} to ${last}`;
}
