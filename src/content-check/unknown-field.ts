import type { Node } from "jsonc-parser";
import type { Field } from "../graphql/fields";
import { valueAt } from "./document";
import { nearest } from "./suggest";

export const notAField = "is not a field here";

/** The message for a field that the schema of its entry does not have. */
export function unknownField(name: string, owner: Node, { properties = {} }: Field): string {
  const wrong = `"${name}" ${notAField}`;
  const names = Object.keys(properties).filter((each) => each !== "$schema");
  const free = names.filter((each) => !valueAt(owner, each));
  const meant = nearest(name, free) ?? nearest(name, names);
  if (meant) return `${wrong}: did you mean "${meant}"?`;
  return `${wrong}. Move it to its place, or delete it. The fields are: ${names.join(", ")}.`;
}
