/**
 * `npm run spec-map`: which test shows which part of the specification. It is read from the tests: a comment
 * `// Specification 2 Home, 9: what it says` stands above the test (or the group of tests) that shows it.
 */
import fs from "node:fs";
import path from "node:path";

export interface SpecEntry {
  /** Sections of the specification, such as `2 Home` and `9`. */
  readonly sections: readonly string[];
  readonly says: string;
  /** The test's file, seen from `__tests__`. */
  readonly file: string;
  /** Its title as it is written, with its placeholders; undefined where no test follows the comment. */
  readonly title: string | undefined;
}

const tests = path.join(__dirname, "..", "__tests__");
const comment = /^\s*\/\/ Specification ([^:\n]+): (.+)$/gm;
/** What may stand between the comment and its test: more such comments. */
const call =
  /^(?:\s*\/\/.*\n)*\s*(?:test|it|describe)(?:\.describe)?(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/;

/** Every such comment with its test, in the order of the specification's sections. */
export function readSpecMap(): SpecEntry[] {
  const files = fs
    .readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort();
  return files.flatMap(entriesOf).sort((a, b) => order(a).localeCompare(order(b)));
}

function entriesOf(file: string): SpecEntry[] {
  const text = fs.readFileSync(path.join(tests, file), "utf8");
  return [...text.matchAll(comment)].map((match) => {
    const [whole, sections = "", says = ""] = match;
    const after = text.slice(match.index + whole.length + 1);
    const title = call.exec(after)?.[2]?.replace(/\\(.)/g, "$1");
    return { sections: sections.split(", "), says, file, title };
  });
}

function order({ sections }: SpecEntry): string {
  return sections[0] ?? "";
}

if (require.main === module) {
  for (const { sections, says, file, title } of readSpecMap()) {
    console.log(`${sections.join(", ")}  ${says}\n    ${file}: ${title}`);
  }
}
