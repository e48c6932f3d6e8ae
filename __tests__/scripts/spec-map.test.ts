import { readSpecMap } from "../../scripts/spec-map";

const entries = readSpecMap();

/** The specification's sections, and the screens of its second. */
const sections = [
  ...["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  ...[
    "2 Home",
    "2 About",
    "2 Services",
    "2 Portfolio",
    "2 Testimonials",
    "2 Special offers",
    "2 Contact",
    "2 404",
  ],
];

test.each(sections)("section %s of the specification has a test", (section) => {
  expect(entries.filter((entry) => entry.sections.includes(section))).not.toEqual([]);
});

test("every mark of the specification names a section and stands above a test", () => {
  expect(entries.filter(({ title }) => !title)).toEqual([]);
  const named = entries.flatMap((entry) => entry.sections);
  expect(named.filter((section) => !sections.includes(section))).toEqual([]);
});
