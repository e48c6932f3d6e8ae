/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inLanguage } from "../../scripts/lib/in-language";
import { checkContent } from "../../src/content-check/check-content";
import { mp4Duration } from "../../src/graphql/mp4";
import { lowestPrice, readPrice } from "../../src/graphql/price";
import { englishFormats } from "../../src/i18n/formats";
import { displayPhone } from "../../src/lib/contact-links";
import { formatDate } from "../../src/lib/dates";
import { interpolate } from "../../src/lib/interpolate";
import { describeHours } from "../../src/lib/opening-hours";
import { createSearch } from "../../src/sections/services/search";
import {
  about,
  contact,
  home,
  notFound,
  portfolioPage,
  reviews,
  servicesPage,
  site,
  specialOffersPage as offersPage,
  testimonialsPage as testimonials,
} from "../support/content";
import { isInitialContent } from "../support/initial-content";

/**
 * Compares the content as delivered with the specification. Staff may change all of it, so these tests run only on
 * request: INITIAL_CONTENT=1 npm test.
 */
const describeInitial = isInitialContent ? describe : describe.skip;

interface Service {
  id: number;
  name: string;
  category: string;
  price: string;
}

function read<T>(file: string): T {
  return inLanguage(JSON.parse(readFileSync(join(__dirname, "../../content", file), "utf8"))) as T;
}

function countBy<T>(entries: readonly T[], key: (entry: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
}

describeInitial("the content as delivered", () => {
  const services = read<Service[]>("services/services.json");

  // Specification 3, 9: 91 services, counts and price examples; 68 portfolio items
  it("has 91 services, numbered from 1, in ten categories", () => {
    expect(services.map(({ id }) => id)).toEqual(
      Array.from({ length: 91 }, (_, index) => index + 1),
    );
    expect(countBy(services, ({ category }) => category)).toEqual({
      "hair-care": 12,
      haircuts: 7,
      "hair-coloring": 10,
      "blow-dry-styling": 8,
      facials: 10,
      "body-scrubs-massages": 9,
      "makeup-eyelashes": 10,
      "manicures-pedicures": 11,
      "hair-removal-waxing": 9,
      other: 5,
    });
  });

  it("has no notice while its offers last", async () => {
    const content = join(__dirname, "../../content");
    expect(await checkContent(content, { today: "2024-09-10" })).toEqual([]);
  });

  it("has every text in Arabic", async () => {
    const problems = await checkContent(join(__dirname, "../../content"));
    const messages = problems.map(({ message }) => message);
    expect(messages.filter((message) => message.includes("no Arabic translation"))).toEqual([]);
  });

  it.each([
    ["Hair Spa", "KD 5"],
    ["Haircut with Wash and Blow Dry", "KD 7"],
    ["Hydrafacial", "KD 25"],
    ["Bridal Makeup", "KD 100 to KD 150"],
    ["Bridal Package", "KD 40 to KD 150"],
    ["Polish Application", "KD 0.5"],
    ["Full Body Waxing", "KD 20 to KD 35"],
  ])("has the specified price of %s", (name, price) => {
    expect(services.find((service) => service.name === name)?.price).toBe(price);
  });

  it("has seven categories with a tab, with hair care first", () => {
    const categories = read<{ key: string; label: string; hasTab: boolean }[]>(
      "services/categories.json",
    );
    expect(categories.map(({ key, hasTab }) => `${key} ${hasTab}`)).toEqual([
      "hair-care true",
      "haircuts true",
      "hair-coloring true",
      "blow-dry-styling true",
      "facials true",
      "body-scrubs-massages true",
      "makeup-eyelashes true",
      "manicures-pedicures false",
      "hair-removal-waxing false",
      "other false",
    ]);
    expect(categories[0]?.label).toBe("Hair Care & Treatments");
  });

  it("has 68 portfolio pictures", () => {
    const items = read<{ id: number; category: string }[]>("portfolio/portfolio.json");
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
    expect(countBy(items, ({ category }) => category)).toEqual({
      events: 5,
      hairstyles: 19,
      nails: 15,
      interior: 14,
      manicure: 15,
    });
  });

  it("has the specified packages", () => {
    const offers = read<Record<string, unknown>[]>("offers/offers.json");
    const rows = offers.map(({ id, title, price, services: included, popular }) =>
      [id, title, price, included, popular].join(", "),
    );
    expect(rows).toEqual([
      "1, Hair Care Delight, KD 10, Hair Spa,Hair Wash,Hair Cut,Blowdry, true",
      "2, Moroccan Luxury, KD 10, Moroccan Bath,Hair Spa,Hair Wash,Hair Dry, false",
      "3, Gold Glamour, KD 15, Gold Facial,Hair Spa,Hair Wash,Hair Dry, true",
    ]);
  });

  it("has four reviews, four films and the specified hours", () => {
    expect(read<unknown[]>("testimonials/reviews.json")).toHaveLength(4);
    const films = read<{ title: string }[]>("testimonials/films.json");
    expect(films.map(({ title }) => title)).toEqual([1, 2, 3, 4].map((n) => `Testimonial ${n}`));
    const { exceptions, ...week } = read<{ hours: Record<string, unknown> }>("site.json").hours;
    expect(Object.values(week)).toEqual(Array(7).fill([{ from: "10:00", to: "21:00" }]));
    expect(exceptions).toEqual([]);
  });

  // Specification 2, 9: Links, founding year, two phones, hours
  it("has the specified links, contact data and layout texts", () => {
    expect(site.navigation.map(({ label, path }) => `${label} ${path}`)).toEqual([
      "Home /",
      "About /about",
      "Testimonials /testimonials",
      "Services /services",
      "Portfolio /portfolio",
      "Contact /contact",
    ]);
    expect(site.brand.founded).toBe(2018);
    expect(site.address).toMatchObject({ district: "Salmiya", country: "Kuwait" });
    expect(site.address.landmarks.length).toBeGreaterThan(0);
    expect(site.bookingPhone).not.toBe(site.phone);
    expect(displayPhone(site.phone)).toBe("+965 3000 0118");
    expect(site.messages.layout).toMatchObject({
      bookNow: "Book Now",
      breadcrumbLabel: "Breadcrumb",
      call: "Call {number}",
      instagram: "Instagram",
      facebook: "Facebook",
      whatsapp: "WhatsApp chat",
    });
    expect(site.messages.layout.reviews).toMatch(/review.*new tab/i);
  });

  // Specification 2, 9: Working hours in the content's own words
  it("formats the hours as specified", () => {
    expect(describeHours(site.hours, site.messages.hours, englishFormats, "2026-11-21")).toEqual({
      headline: "10am to 9pm",
      days: "Sunday to Saturday (all days)",
      daysShort: "Open every day",
      lines: ["Sunday - Saturday (All Days): 10am - 9pm"],
      exception: null,
    });
    const { openUntil, opensAt } = site.messages.hours;
    expect([openUntil, opensAt]).toEqual(["Open now until {time}", "Opens at {time}"]);
  });

  // Specification 2, 8, 9: The words of the error catalogue and the 404
  it("has the specified error messages", () => {
    expect(site.messages.errors).toMatchObject({
      enquiryFailedTitle: "Error sending message",
      enquiryFailedDescription: "Please try again or contact us directly.",
      enquirySentTitle: "Message sent successfully!",
      enquirySentDescription: "We'll get back to you soon.",
      unexpected: "Unexpected Application Error!",
      portfolioEmpty: "No portfolio items found in this category.",
    });
    const { code, text, action } = notFound;
    expect({ code, text, action }).toEqual({
      code: "404",
      text: "The page you're looking for doesn't exist",
      action: { label: "Return to Home", path: "/" },
    });
  });

  // Specification 2 Home: Five rooms, five tiles, four links
  it("has the specified gallery, tiles, facts and links of Home", () => {
    const { hero, space, welcome, overview, experience, closing } = home;
    expect(hero.slides).toHaveLength(1);
    expect(space.heading).toBe("Our Space");
    expect(space.photos).toHaveLength(5);
    const terms = welcome.facts.map(({ term }) => term);
    expect(terms).toEqual(["{founded}", "{serviceCount}", "{hours}"]);
    expect(overview.tiles.map(({ label, path }) => [label, path])).toEqual([
      ["Hair", "/services#hair"],
      ["Skin", "/services#skin"],
      ["Nails", "/services#nails"],
      ["Massage", "/services#massage"],
      ["Makeovers", "/services#makeovers"],
    ]);
    expect(`${experience.heading} ${experience.lead}`).toContain("experience");
    expect([hero, overview, experience, closing].map(({ action }) => action)).toEqual([
      { label: "Explore Services", path: "/services" },
      { label: "View All Services", path: "/services" },
      { label: "Discover More", path: "/about" },
      { label: "Book Your Appointment", path: "/contact" },
    ]);
    expect(overview.offersAction.path).toBe("/special-offers");
  });

  // Specification 2 About, 3: 2018, 'Beauty + Soul', three values, four reviews
  it("has the specified story, mission, values, gallery and reviews of About", () => {
    expect(about.story.heading).toBe("Our Story");
    expect(about.story.lead).toContain("2018");
    expect(`${about.mission.first} ${about.mission.second}`).toBe("Beauty + Soul");
    const values = about.values.items.map(({ name }) => name);
    expect(values).toEqual(["Excellence", "Personalization", "Empowerment"]);
    expect(about.gallery.pictures).toHaveLength(3);
    expect(reviews.map(({ label }) => label)).toEqual(Array(4).fill("Regular Client"));
  });

  // Specification 2 Services: Title, introduction, closing, anchors
  it("has the specified texts and anchors of Services", () => {
    expect(servicesPage.seo.title).toBe("Beauty Services in Kuwait | Zahrelle Salmiya");
    const prices = services
      .map(({ price }) => readPrice(price, englishFormats.price))
      .filter((price) => price !== undefined);
    const facts = {
      serviceCount: services.length,
      lowestPrice: lowestPrice(prices, englishFormats.price)?.text ?? "",
    };
    expect(interpolate(servicesPage.intro.other, facts)).toMatch(
      /^A female-only salon in Salmiya with 91 services/,
    );
    expect([servicesPage.book, servicesPage.bookLabel]).toEqual(["Book", "Book {service}"]);
    expect(servicesPage.closing).toMatchObject({
      heading: "Ready to Experience Our Services?",
      action: { label: "Book Now", path: "/contact" },
    });
    expect(servicesPage.printNote).toBe("Prices in Kuwaiti dinar (KD), as of {date}.");
    const categories = read<{ key: string; aliases: string[] }[]>("services/categories.json");
    const led = categories.flatMap(({ key, aliases }) =>
      aliases.map((alias) => `${alias} leads to ${key}`),
    );
    expect(led).toEqual([
      "hair leads to hair-care",
      "skin leads to facials",
      "massage leads to body-scrubs-massages",
      "makeovers leads to makeup-eyelashes",
      "nails leads to manicures-pedicures",
    ]);
  });

  // Specification 2 Portfolio, 9: Title, subtitle, filters
  it("has the specified texts and filters of Portfolio", () => {
    const { heading, subtitle, filters } = portfolioPage;
    expect([heading, subtitle]).toEqual([
      "Our Portfolio",
      "A Glimpse into Our World of Beauty and Style",
    ]);
    expect(filters.map(({ key, name }) => `${key}: ${name}`)).toEqual([
      "all: All",
      "events: Events",
      "hairstyles: Hairstyles",
      "nails: Nails & Beauty",
      "interior: Interior",
      "manicure: Manicure & More",
    ]);
  });

  // Specification 2, 9: The words of the other pages
  it("has the specified texts of Testimonials, Special offers and Contact", () => {
    expect([testimonials.heading, testimonials.subtitle]).toEqual([
      "Client Testimonials",
      "Hear what our clients say about us",
    ]);
    expect(offersPage).toMatchObject({
      heading: "Special Offers",
      subtitle: "Limited time offers - Book your appointment today!",
      back: { label: "Back to Home", path: "/" },
      popular: "Most popular",
      book: "Book Now",
      closing: {
        heading: "Ready to Experience the Best?",
        action: { label: "Book Your Session Today", path: "/contact" },
      },
    });
    expect(
      interpolate(offersPage.note, {
        date: formatDate(offersPage.validUntil ?? "", englishFormats.date),
      }),
    ).toBe("Limited time offer valid until September 10, 2024");
    expect(contact.form).toMatchObject({
      heading: "Send Us a Message",
      submit: "Send Message",
      sending: "Sending...",
      success: "Thank you for your message! We'll get back to you soon.",
    });
    expect(contact.information.heading).toBe("Contact Information");
    expect(contact.closing).toMatchObject({
      heading: "Book Your Appointment",
      call: "Call for Appointment",
    });
  });
});

interface NamedContent {
  slug: string;
  key: string;
  name: Record<string, string>;
  label: Record<string, string>;
  otherNames?: string[];
  aliases: string[];
  category: string;
}

/** The search of a locale's page, with all other names. It returns slugs. */
function searchOf(code: string): (query: string) => string[] {
  const parse = (file: string) =>
    JSON.parse(
      readFileSync(join(__dirname, "../../content/services", file), "utf8"),
    ) as NamedContent[];
  const categories = parse("categories.json");
  const inOrder = (names: Record<string, string>) => [
    names[code] ?? "",
    ...Object.values(names).filter((name) => name !== names[code]),
  ];
  return createSearch(
    parse("services.json").map(({ slug, name, otherNames = [], category }) => {
      const found = categories.find(({ key }) => key === category);
      return {
        names: [...inOrder(name), ...otherNames],
        categories: found
          ? [...inOrder(found.label), found.key, ...found.aliases, ...(found.otherNames ?? [])]
          : [],
        item: slug,
      };
    }),
  );
}

describeInitial.each(["en", "ar"])("the search in the delivered content, in %s", (code) => {
  const search = searchOf(code);

  it.each([
    ["حب الشباب", ["acne-care-facial"]],
    ["derma pen", ["microneedling"]],
    ["bob", ["short-cut-and-shaping"]],
    ["pixie", ["short-cut-and-shaping"]],
    ["بيكسي", ["short-cut-and-shaping"]],
    ["bride", ["bridal-makeup", "bridal-makeup-trial", "bridal-package"]],
    ["wedding", ["bridal-makeup", "bridal-package"]],
    ["gel polish", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
    ["shellac", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
    ["صبغ جل", ["gel-manicure", "gel-pedicure"]],
    ["جلش", ["gel-manicure", "gel-pedicure"]],
    ["فرد الشعر", ["keratin-smoothing"]],
    ["تمليس الشعر", ["keratin-smoothing"]],
    ["eyebrow lamination", ["brow-lamination"]],
    ["تسريحة عروس", ["evening-updo", "bridal-package"]],
    ["باكج", ["bridal-package"]],
    ["ملچة", ["engagement-makeup"]],
    ["خطبة", ["engagement-makeup"]],
    ["قشرة", ["scalp-detox"]],
    ["واكس يدين", ["full-arm-waxing"]],
    ["واكس رجول", ["half-leg-waxing", "full-leg-waxing"]],
    ["فول بودي", ["full-body-waxing"]],
    ["سبا رجل", ["spa-pedicure"]],
    ["لاش ليفت", ["lash-lift-and-tint"]],
    ["كوي الشعر", ["flat-iron"]],
    ["straight", ["keratin-smoothing", "flat-iron"]],
    ["straightening", ["keratin-smoothing", "flat-iron"]],
    ["كيرلي", ["hollywood-waves"]],
    ["curls", ["hollywood-waves"]],
    ["ضفيرة", ["braided-style"]],
    ["قص طبقات", ["layered-cut"]],
    ["مساج الراس", ["hot-oil-massage"]],
    ["هيد سبا", ["hair-spa"]],
    ["حمام مغربي للعروس", ["moroccan-bath"]],
    ["7amam maghribi", ["moroccan-bath"]],
    ["حنة عروس", ["henna-art"]],
    ["kids", ["girls-haircut"]],
    ["sari", ["saree-draping"]],
    ["seshwar", ["blow-dry-short-hair", "blow-dry-medium-hair", "blow-dry-long-hair"]],
    ["blowout", ["blow-dry-short-hair", "blow-dry-medium-hair", "blow-dry-long-hair"]],
    ["fringe", ["bangs-trim"]],
    ["شوارب", ["upper-lip-threading"]],
    ["باكج عروس", ["bridal-package"]],
    ["سنفرة الجسم", ["rose-salt-scrub", "coffee-body-scrub"]],
    ["غسيل وسشوار", ["haircut-with-wash-and-blow-dry"]],
    ["سشوار وغسيل", ["haircut-with-wash-and-blow-dry"]],
    ["بروتين للشعر", ["protein-treatment"]],
    ["كيراتين للشعر", ["keratin-smoothing"]],
    ["ماسك للشعر", ["deep-conditioning-mask"]],
    ["سبا للشعر", ["hair-spa"]],
    ["غسيل للشعر", ["hair-wash", "haircut-with-wash-and-blow-dry"]],
    ["the hydrafacial", ["hydrafacial"]],
    ["massage for back", ["back-neck-and-shoulder-massage"]],
    ["haircut for girls", ["girls-haircut"]],
  ])("%s finds exactly the matching services", (query, slugs) => {
    expect(search(query).sort()).toEqual([...slugs].sort());
  });

  it.each([
    ["وكس", "hair-removal-waxing"],
    ["rmosh", "makeup-eyelashes"],
    ["علاج للشعر", "hair-care"],
    ["hair removal and waxing", "hair-removal-waxing"],
    ["manicures and pedicures", "manicures-pedicures"],
    ["manicure and pedicure", "manicures-pedicures"],
    ["منكير", "manicures-pedicures"],
    ["بدكير", "manicures-pedicures"],
    ["منكير وبدكير", "manicures-pedicures"],
    ["بدكير ومنكير", "manicures-pedicures"],
  ])("%s finds exactly the services of its category", (query, category) => {
    const inCategory = read<(Service & { slug: string })[]>("services/services.json")
      .filter((service) => service.category === category)
      .map(({ slug }) => slug);
    expect(search(query).sort()).toEqual(inCategory.sort());
  });

  it.each([
    ["منكير", "classic-manicure"],
    ["بدكير", "classic-pedicure"],
  ])("%s finds the classic one first", (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });

  it("«قص للشعر» finds the haircuts, as «قص شعر» does", () => {
    expect(search("قص للشعر")).toEqual(search("قص شعر"));
    expect(search("قص للشعر")).toEqual([
      "hair-cut",
      ...["haircut-with-wash-and-blow-dry", "girls-haircut"],
      "blow-dry-short-hair", // «قصير» begins with «قص».
      ...["layered-cut", "short-cut-and-shaping", "trim", "bangs-trim"],
    ]);
  });

  it("ranks chemical smoothing above ironing for تمليس", () => {
    expect(search("تمليس")).toEqual(["keratin-smoothing", "flat-iron"]);
  });

  it.each([
    ["laser", "laser hair removal", "acrylic", "acrylic nails", "tattoo", "fillers"],
    ["microblading", "spray tan", "barber", "teeth whitening", "hair extensions", "wig"],
    ["chemical peel", "cupping", "sauna", "slimming", "mesotherapy", "nose piercing"],
    ["thai massage", "electrolysis", "botox lips", "liposuction"],
    ["ليزر", "الليزر", "ليزر إزالة الشعر", "تشقير", "تشقير الحواجب", "أكريليك"],
    ["تاتو", "وشم", "فيلر", "تبييض أسنان", "برونزاج", "ميكروبليدنج"],
    ["حجامة", "باروكة", "وصلات شعر", "ساونا", "حلاقة رجالي", "ميزوثيرابي"],
    ["توريد الشفايف", "مساج تايلندي", "زراعة شعر", "عدسات"],
  ])("queries for services that are not offered find nothing: %s …", (...queries) => {
    expect(queries.map((query) => [query, search(query)])).toEqual(
      queries.map((query) => [query, []]),
    );
  });

  it.each([
    ["غسل الشعر", "hair-wash"],
    ["قصّ الشعر مع الغسل والسشوار", "haircut-with-wash-and-blow-dry"],
    ["مساج الشعر بالزيت الحار", "hot-oil-massage"],
    ["قصّ شعر البنات الصغيرات", "girls-haircut"],
    ["صبغ الجذور", "root-touch-up"],
    ["صبغ كامل الشعر", "full-color"],
    ["تمليس بمكواة السيراميك", "flat-iron"],
    ["رموش شريطية", "strip-lashes"],
    ["واكس نصف الساقين", "half-leg-waxing"],
    ["واكس كامل الساقين", "full-leg-waxing"],
    ["ثقب الأذن", "ear-piercing"],
  ])("the former name %s finds its service first", (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });
});

describeInitial("the Arabic captions of film 1", () => {
  const seconds = (time: string) =>
    time.split(":").reduce((sum, figure) => sum * 60 + Number(figure), 0);
  const films = join(__dirname, "../../content/testimonials/films");
  const cues = readFileSync(join(films, "testimonial-1-captions.ar.vtt"), "utf8")
    .trim()
    .split("\n\n")
    .slice(1)
    .map((cue) => {
      const [times = "", ...lines] = cue.split("\n");
      const [from = "", to = ""] = times.split(" --> ");
      return { from: seconds(from), to: seconds(to), text: lines.join(" ") };
    });

  it("cover the whole film without gaps, at a readable speed", () => {
    const length = mp4Duration(join(films, "testimonial-1.mp4"));
    expect([cues[0]?.from, cues.at(-1)?.to]).toEqual([0, length]);
    cues.forEach(({ from, to, text }, index) => {
      expect({ text, from }).toEqual({ text, from: cues[index - 1]?.to ?? 0 });
      if (!text.startsWith("[")) expect([...text].length / (to - from)).toBeLessThanOrEqual(15);
    });
  });
});
