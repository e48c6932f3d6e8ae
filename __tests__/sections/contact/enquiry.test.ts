import {
  checkField,
  emptyEnquiry,
  enquiryLimits,
  excessOf,
  trimEnquiry,
  whatsappText,
} from "../../../src/sections/contact/enquiry";

test("what is stored has no blanks at its ends, and lines end in one way", () => {
  const typed = {
    name: "  Amal ",
    email: " a@b.kw ",
    phone: "\u00a0",
    message: "\r\nOne\r\nTwo\rThree\n",
  };
  expect(trimEnquiry(typed)).toEqual({
    name: "Amal",
    email: "a@b.kw",
    phone: "",
    message: "One\nTwo\nThree",
  });
});

test.each(["name", "email", "message"] as const)("a %s of blanks is missing", (field) => {
  expect(checkField(field, " \n ")).toBe("valueMissing");
});

test("a phone number may be left out, and has no form", () => {
  for (const phone of ["", "٣٠٠٠٠١١٨", "ask for Amal, ext. 5", "+965 3000 0118"]) {
    expect(checkField("phone", phone)).toBeUndefined();
  }
});

test.each([
  ["a name of one letter", "name", "A"],
  ["a name in Arabic", "name", "أمل"],
  ["HTML", "message", "<script>alert(1)</script> & co."],
  ["4,000 emoji", "message", "💅".repeat(4000)],
  ["several lines", "message", "One\n\nTwo"],
  ["an address without a dot, as browsers take it", "email", "a@b"],
] as const)("%s is taken", (_what, field, value) => {
  expect(checkField(field, value)).toBeUndefined();
});

test.each([
  ["a line break in a name", "name", "A\nBcc: all@example.com"],
  ["a tab in a phone number", "phone", "3000\t0118"],
  ["a bell in a message", "message", "Hello\u0007"],
  ["half an emoji", "message", "Hello \ud83d"],
  ["an address without @", "email", "dana.example.com"],
  ["an address without an end", "email", "dana@"],
] as const)("%s is refused", (_what, field, value) => {
  expect(checkField(field, value)).toBe("typeMismatch");
});

test.each(Object.entries(enquiryLimits))("a %s may have %i characters", (name, limit) => {
  const field = name as keyof typeof enquiryLimits;
  const end = field === "email" ? "@b.kw" : "";
  const local = (length: number) => "a".repeat(length - end.length) + end;
  expect(checkField(field, `  ${local(limit)}  `)).toBeUndefined();
  expect(checkField(field, local(limit + 1))).toBe("tooLong");
  expect(excessOf(field, local(limit + 7))).toBe(7);
});

test("an emoji counts as one character", () => {
  expect(excessOf("name", "💅".repeat(101))).toBe(1);
});

test("WhatsApp gets what has been typed so far", () => {
  const labels = { whatsappText: "Hello, this is {name}. {message}", whatsappEmpty: "Hello." };
  const text = (typed: object) => whatsappText(labels, { ...emptyEnquiry, ...typed });
  expect(text({})).toBe("Hello.");
  expect(text({ message: " Friday? " })).toBe("Friday?");
  expect(text({ name: "Amal", message: "Friday?" })).toBe("Hello, this is Amal. Friday?");
  expect(text({ name: "Amal" })).toBe("Hello, this is Amal. Hello.");
  expect(text({ name: "{message}", message: "x" })).toBe("Hello, this is {message}. x");
});
