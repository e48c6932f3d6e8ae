import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  getLanguageService,
  type Diagnostic,
  type JSONSchema,
  type LanguageService,
  type MatchingSchema,
} from "vscode-json-languageservice";
import { contentFiles } from "./content-files";
import type { ContentDocument } from "./document";

/** A field's rules, with this site's own keywords. */
export interface FieldSchema extends JSONSchema {
  /** Words in braces that must stand in the text, for the site to fill in. */
  fillIns?: string[];
  /** Words in braces that may stand in the text. */
  mayFillIn?: string[];
}

/** What the schemas say about one file: what is wrong, and which rules hold for which value. */
export interface SchemaResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly rules: readonly MatchingSchema[];
}

const schemaRoot = "content:///schema/";

/** The service that editors use, reading `content/schema/`. */
export function schemaService(contentDir: string): LanguageService {
  return getLanguageService({
    workspaceContext: {
      resolveRelativePath: (relative, resource) => new URL(relative, resource).href,
    },
    schemaRequestService: async (uri) =>
      readFileSync(join(contentDir, "schema", uri.slice(uri.lastIndexOf("/") + 1)), "utf8"),
  });
}

/** Holds a file against its schema, as the editor does. */
export async function validate(
  service: LanguageService,
  document: ContentDocument,
): Promise<SchemaResult> {
  const uri = `${schemaRoot}${contentFiles[document.file]}.schema.json`;
  const schema: JSONSchema = { $ref: uri };
  const { text, json } = document;
  const settings = {
    schemaValidation: "error",
    schemaRequest: "error",
    comments: "error",
  } as const;
  const diagnostics = await service.doValidation(text, json, settings, schema);
  const rules = await service.getMatchingSchemas(text, json, schema);
  return { diagnostics, rules };
}

/** The words of a diagnostic. */
export function messageOf({ message }: Diagnostic): string {
  return typeof message === "string" ? message : message.value;
}
