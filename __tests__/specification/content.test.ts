/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkContent } from "../../src/content-check/check-content";
import { describeHours } from "../../src/graphql/hours-text";
import { lowestPrice, readPrice } from "../../src/graphql/price";
import { englishFormats } from "../../src/i18n/formats";
import { defaultLocale } from "../../src/i18n/locales";
import { displayPhone } from "../../src/lib/contact-links";
import { formatDate } from "../../src/lib/dates";
import { interpolate } from "../../src/lib/interpolate";
import type * as fixture from "../support/content";
import { contentDir, read } from "./delivered";

const about = read<typeof fixture.about>("pages/about.json");
const categories = read<typeof fixture.categories>("services/categories.json");
const contact = read<typeof fixture.contact>("pages/contact.json");
const home = read<typeof fixture.home>("pages/home.json");
const notFound = read<typeof fixture.notFound>("pages/not-found.json");
const offersPage = read<typeof fixture.specialOffers>("pages/special-offers.json");
const portfolioPage = read<typeof fixture.portfolioPage>("pages/portfolio.json");
const reviews = read<typeof fixture.reviews>("testimonials/reviews.json");
const services = read<typeof fixture.services>("services/services.json");
const servicesPage = read<typeof fixture.servicesPage>("pages/services.json");
const site = read<typeof fixture.site>("site.json");
const testimonials = read<typeof fixture.testimonialsPage>("pages/testimonials.json");

function countBy<T>(entries: readonly T[], key: (entry: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
}

describe("the content", () => {
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
    expect(await checkContent(contentDir, { today: "2024-09-10" })).toEqual([]);
  });

  it("has every text in Arabic", async () => {
    const problems = await checkContent(contentDir);
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
    const items = read<typeof fixture.portfolio>("portfolio/portfolio.json");
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
    const offers = read<typeof fixture.offers>("offers/offers.json");
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
    expect(reviews).toHaveLength(4);
    const films = read<typeof fixture.films>("testimonials/films.json");
    expect(films.map(({ title }) => title)).toEqual([1, 2, 3, 4].map((n) => `Testimonial ${n}`));
    const { exceptions, ...week } = site.hours;
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
    expect(displayPhone(site.phone)).toBe("\u200e+965\u00a03000\u00a00118");
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

  it("names the fictional place and profiles in words that the command of go-live finds", () => {
    const text = (file: string) => readFileSync(`${contentDir}/${file}`, "utf8");
    const [, pattern] = /git grep -nE "(.+?)"/.exec(text("../docs/go-live.md")) ?? [];
    const { address, geo, map, social } = JSON.parse(text("site.json"));
    const facts = [address.street, geo, social, [map.embedUrl]].flatMap(Object.values);
    expect(facts.filter((fact) => !new RegExp(String(pattern)).test(fact))).toEqual([]);
  });

  // Specification 2, 9: Working hours in the content's own words
  it("formats the hours as specified", () => {
    expect(describeHours(site.hours, site.messages.hours, defaultLocale, "2026-11-21")).toEqual({
      headline: "10am to 9pm",
      days: "Sunday to Saturday (all days)",
      daysShort: "Open every day",
      otherDays: [],
      lines: ["Sunday - Saturday (All Days): 10am - 9pm"],
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
      /^A female-only salon in Salmiya with 91\u00a0services/,
    );
    expect([servicesPage.book, servicesPage.bookLabel]).toEqual(["Book", "Book {service}"]);
    expect(servicesPage.closing).toMatchObject({
      heading: "Ready to Experience Our Services?",
      action: { label: "Book Now", path: "/contact" },
    });
    expect(servicesPage.printNote).toBe("Prices in Kuwaiti dinar (KD), as of {date}.");
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
