import { entryOf, formOf, isPicture, readSchema, type Field, type SlotRule } from "./fields";
import { isCounted } from "./counted";
import { contentModel, rowOf, type ContentFileRow } from "./model";
import { isPictureSlot, pictureSlots } from "./image-presets";

/**
 * GraphQL's types of everything under `content/`, derived from `content/schema/*.schema.json`; what staff read of a
 * field there is its description here. Throws, naming the field, where a schema says something that has no type.
 */
export function typeDefs(
  contentDir: string,
  rows: readonly ContentFileRow[] = contentModel,
): string {
  const types: Types = new Map();
  for (const { file, schema, type } of rows) {
    const field = readSchema(contentDir, schema);
    addType(types, type, entryOf(field), {
      description: `content/${file}: ${field.description ?? ""}`,
      node: true,
    });
  }
  return [...[...types.values()].map(({ text }) => text), computedTypes()].join("\n\n");
}

interface ObjectType {
  readonly text: string;
  /** Its fields without their descriptions, by which two uses of a name are compared. */
  readonly shape: string;
}

type Types = Map<string, ObjectType>;

interface TypeOptions {
  readonly description?: string | undefined;
  /** An entry of a file, which GraphQL can be asked for. */
  readonly node?: boolean;
}

function addType(types: Types, name: string, field: Field, options: TypeOptions): void {
  const { properties = {}, required = [] } = field;
  const fields = Object.entries(properties)
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const mark = required.includes(key) ? "!" : "";
      const [type, directive = ""] = typeOf(types, property, `${name}.${key}`).split(" ");
      const line = `${key === "id" ? "jsonId" : key}: ${type}${mark} ${directive}`.trimEnd();
      return { line, description: property.description };
    });
  const shape = fields.map(({ line }) => line).join("\n");
  const known = types.get(name);
  if (known && known.shape !== shape) {
    throw new Error(`${name}: two shapes have this graphqlType. Give one of them another.`);
  }
  const text = withDescription(
    [
      `type ${name}${options.node ? " implements Node" : ""} @dontInfer {`,
      ...(options.node ? nodeFields : []),
      ...fields.map(({ line, description }) => withDescription(line, description, "  ")),
      "}",
    ].join("\n"),
    options.description,
  );
  types.set(name, known ?? { text, shape });
}

const nodeFields = [
  '  "The language of its texts, one of src/i18n/locales.ts."',
  "  locale: String!",
  '  "Its place in its list, from 0."',
  "  order: Int!",
];

/** The GraphQL type of a value, with the directive by which Gatsby resolves it. */
function typeOf(types: Types, field: Field, place: string): string {
  const { visitorText, counts, byLanguage, file, linksTo, graphqlType, type, items } =
    formOf(field);
  checkSlot(field, place);
  if (counts) return isCounted(counts) ? `String @counted(by:"${counts}")` : "PluralText";
  if (visitorText) return "String";
  if (byLanguage) return "FileInLanguage";
  if (file) return "File @fileByRelativePath";
  if (typeof linksTo === "object" && !linksTo.list) {
    const row = rowOf(linksTo.file);
    if (!row)
      throw new Error(`${place}: linksTo names "${linksTo.file}", which has no row in model.ts.`);
    return `${row.type} @link`;
  }
  switch (type) {
    case "string":
      return graphqlType ?? "String";
    case "integer":
      return "Int";
    case "number":
      return "Float";
    case "boolean":
      return "Boolean";
    case "array": {
      if (!items) throw new Error(`${place}: a list must say what its "items" are.`);
      const [item, directive = ""] = typeOf(types, items, place).split(" ");
      return `[${item}!] ${directive}`.trimEnd();
    }
    case "object": {
      const name =
        graphqlType ?? place.replace(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase());
      addType(types, name, field, { description: graphqlType ? undefined : field.description });
      return name;
    }
    default:
      throw new Error(`${place}: the schema gives it no "type".`);
  }
}

function checkSlot(field: Field, place: string): void {
  if (isPicture(field) && field.slot === undefined) {
    throw new Error(
      `${place}: a picture must say which "slot" of src/graphql/image-presets.ts it fills.`,
    );
  }
  const unknown = slotsIn(field.slot ?? []).find((name) => !isPictureSlot(name));
  if (unknown !== undefined) {
    const known = Object.keys(pictureSlots).join(", ");
    throw new Error(
      `${place}: "${unknown}" is no slot of src/graphql/image-presets.ts (${known}).`,
    );
  }
}

/** Every slot that a rule names. */
function slotsIn(rule: SlotRule): readonly string[] {
  if (typeof rule === "string") return [rule];
  return Array.isArray(rule) ? rule : Object.values(rule);
}

function withDescription(line: string, description: string | undefined, indent = ""): string {
  return (description ? [JSON.stringify(description), line] : [line])
    .map((each) => indent + each)
    .join("\n");
}

/** Types of what is computed, which no file holds; `resolvers.ts` and `source-nodes.ts` compute it. */
function computedTypes(): string {
  return /* GraphQL */ `
    "A place in the design that a picture fills. Widths, shapes and qualities: src/graphql/image-presets.ts."
    enum PictureSlot {
      ${Object.keys(pictureSlots).join("\n      ")}
    }

    "A text in the forms that its language has for numbers, by the names of Intl.PluralRules."
    type PluralText @dontInfer {
      zero: String
      one: String
      two: String
      few: String
      many: String
      other: String!
    }

    "A file with words, and the language that they are in: the default locale's where a locale has none."
    type FileInLanguage @dontInfer {
      "One of src/i18n/locales.ts."
      language: String!
      "What the language calls itself."
      languageName: String!
      file: File! @fileByRelativePath
    }

    "A price in Kuwaiti dinar. How it is written: src/graphql/price.ts."
    type Price @dontInfer {
      "As visitors read it: KD 7, or KD 5 to KD 8."
      text: String!
      "The parts of the text: the figures, and the currency before them or after them."
      prefix: String!
      amount: String!
      suffix: String!
      "The lowest and the highest; the same where there is one price."
      min: Float!
      max: Float!
    }

    "How a date is written: src/i18n/formats.ts."
    type DateFormat @dontInfer {
      "{day}, {month} and {year} are filled in."
      text: String!
      "January first."
      months: [String!]!
    }

    "A part of the day on the 12-hour clock: src/i18n/formats.ts."
    type DayPeriod @dontInfer {
      "The hour at which it ends, 1 to 24."
      until: Int!
      "{time} is filled in."
      text: String!
    }

    "How times and dates are written, for what the browser says by its clock."
    type HoursFormats @dontInfer {
      dayPeriods: [DayPeriod!]!
      date: DateFormat!
    }

    "Where the browser finds the portfolio's further pages: src/lib/portfolio-parts.ts."
    type PortfolioParts @dontInfer {
      "The folder of the parts; its name changes with what is in them."
      base: String!
      "How many photographs each category has; all: every one."
      counts: [PortfolioCount!]!
    }

    "How many photographs a category of the portfolio has."
    type PortfolioCount @dontInfer {
      category: String!
      total: Int!
    }

    "The hours of a weekday."
    type DayHours @dontInfer {
      "sunday to saturday"
      day: String!
      open: [OpenRange!]!
    }

    "The hours in words, derived from Salon.hours when the site is built."
    type HoursText @dontInfer {
      "The hours that most days keep: 10am to 9pm."
      headline: String!
      "The days that keep them."
      days: String!
      "The same for narrow places."
      daysShort: String!
      "Every group of days, then the exceptions that are not over."
      lines: [String!]!
    }

    "The day on which the site was built, Kuwait time; what depends on it is made anew each day."
    type BuildDay implements Node @dontInfer {
      "YYYY-MM-DD"
      date: String!
    }
  `;
}
