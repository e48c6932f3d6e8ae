import {
  checkField,
  cleanEnquiry,
  emptyEnquiry,
  enquiryLimits,
  excessOf,
  whatsappText,
} from "../../../src/sections/contact/enquiry";

test("trims values and normalises line breaks", () => {
  const typed = {
    name: "  Amal ",
    email: " a@b.kw ",
    phone: "\u00a0",
    message: "\r\nOne\r\nTwo\rThree\n",
  };
  expect(cleanEnquiry({ ...emptyEnquiry, ...typed })).toMatchObject({
    name: "Amal",
    email: "a@b.kw",
    phone: "",
    message: "One\nTwo\nThree",
  });
});

test("control characters become spaces or, in the message, line breaks", () => {
  const typed = {
    name: "Amal\tAl\u2028Sabah\u0000",
    email: "\ta@b.kw\n",
    phone: "3000\t0118",
    message: "One\vTwo\fThree\u0085Four\u2028Five\u2029Six\tseven\u0007eight\u009f",
  };
  expect(cleanEnquiry({ ...emptyEnquiry, ...typed })).toMatchObject({
    name: "Amal Al Sabah",
    email: "a@b.kw",
    phone: "3000 0118",
    message: "One\nTwo\nThree\nFour\nFive\nSix seven eight",
  });
});

test("characters that nobody sees are removed, except joiners in a name and a phone number", () => {
  const typed = {
    name: "\u202bأمل\u202c \u200eمي\u200cرا\u200b 👩\u200d🦰",
    email: "\u202adana\u200b@\u00a0b.\u200fkw \u202c",
    phone: "\u202a+965\u202c 3000\u2060 0118",
    message: "",
  };
  expect(cleanEnquiry({ ...emptyEnquiry, ...typed })).toMatchObject({
    name: "أمل مي\u200cرا 👩\u200d🦰",
    email: "dana@b.kw",
    phone: "+965 3000 0118",
    message: "",
  });
  expect(checkField("email", typed.email)).toBeUndefined();
  expect(checkField("email", "\u202a\u202c")).toBe("valueMissing");
});

test.each(["name", "email", "message"] as const)("a %s of spaces is missing", (field) => {
  expect(checkField(field, " \n ")).toBe("valueMissing");
});

test("a phone number is optional and has no fixed format", () => {
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
  ["a pasted tab and a soft line break", "message", "Cut\t5\u2028Colour\t20"],
  ["a pasted tab in a phone number", "phone", "3000\t0118"],
  ["an address with hyphens and short parts", "email", "a.b+c@x-y-z.a.k-w.co"],
] as const)("accepts %s", (_what, field, value) => {
  expect(checkField(field, value)).toBeUndefined();
});

test.each([
  ["half an emoji", "message", "Hello \ud83d"],
  ["an address without @", "email", "dana.example.com"],
  ["an address without a domain", "email", "dana@"],
  ["an address without a dot", "email", "sara@gmail"],
  // Chromium encodes the comma of the Arabic keyboard: sara@gmail،com.
  ["an address with a comma for its dot", "email", "sara@xn--gmailcom-kpk"],
  ["an address with a hyphen at a part's end", "email", "dana@b-.kw"],
  ["an address with a dot at its end", "email", "dana@b.kw."],
] as const)("rejects %s", (_what, field, value) => {
  expect(checkField(field, value)).toBe("typeMismatch");
});

test.each(Object.entries(enquiryLimits))("a %s has at most %i characters", (name, limit) => {
  const field = name as keyof typeof enquiryLimits;
  const end = field === "email" ? "@b.kw" : "";
  const local = (length: number) => "a".repeat(length - end.length) + end;
  expect(checkField(field, `  ${local(limit)}  `)).not.toBe("tooLong");
  expect(checkField(field, local(limit + 1))).toBe("tooLong");
  expect(excessOf(field, local(limit + 7))).toBe(7);
});

test("an emoji counts as one character, and spaces at the start and end do not count", () => {
  expect(excessOf("name", `  ${"💅".repeat(101)}\n\u0007`)).toBe(1);
});

test("the WhatsApp text contains the name and the message typed so far", () => {
  const labels = {
    whatsappText: "Hello, this is {name}. {message}",
    whatsappNoMessage: "Hello, this is {name}. A time, please.",
    whatsappEmpty: "Hello.",
  };
  const text = (typed: object, when = "") =>
    whatsappText(labels, { ...emptyEnquiry, ...typed }, when);
  expect(text({})).toBe("Hello.");
  expect(text({ message: " Friday? " })).toBe("Friday?");
  expect(text({ name: "Amal", message: "Friday?" })).toBe("Hello, this is Amal. Friday?");
  expect(text({ name: "Amal" })).toBe("Hello, this is Amal. A time, please.");
  expect(text({ name: "{message}", message: "x" })).toBe("Hello, this is {message}. x");
  expect(text({}, "When: in the evening.")).toBe("Hello.\nWhen: in the evening.");
  expect(text({ message: "When: in the evening.\n\nx" }, "When: in the evening.")).toBe(
    "When: in the evening.\n\nx",
  );
});
