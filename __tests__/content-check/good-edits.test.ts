/** @jest-environment node */
import sharp from "sharp";
import { ContentCopy, nextId, unused } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

/* guide.test.ts has the edits that the staff guide describes. */
describe("the content check accepts", () => {
  it.each(["Hair 👩‍🦰", "Love ❤️‍🔥", "Hair 👩🏽‍🦱 for you"])("the joined emoji of %s", async (en) => {
    copy.set("services/services.json", "0.name", { en, ar: en });
    expect(await copy.errors()).toEqual([]);
  });

  it("a new category of services with its first service", async () => {
    const key = unused("henna", copy.read("services/categories.json"));
    copy.edit("services/categories.json", (data) => {
      data.push({ ...data[0], key, label: { en: "Henna" }, hasTab: false, aliases: [] });
    });
    const slug = unused("henna-hands", copy.read("services/services.json"));
    const service = { slug, name: { en: "Henna, Hands" }, price: "KD 6", category: key };
    copy.edit("services/services.json", (data) => data.push({ id: nextId(data), ...service }));
    expect(await copy.errors()).toEqual([]);
  });

  it("a new portfolio category with its first photograph", async () => {
    const key = unused("henna", copy.read("pages/portfolio.json"));
    copy.edit("pages/portfolio.json", (data) => data.filters.push({ key, name: { en: "Henna" } }));
    const create = { width: 1200, height: 1500, channels: 3, background: "#8a5a2b" } as const;
    copy.put("portfolio/pictures/henna.jpg", await sharp({ create }).jpeg().toBuffer());
    copy.edit("portfolio/portfolio.json", (data) => {
      const image = { src: "./pictures/henna.jpg", alt: { en: "A vine of henna on a palm." } };
      data.push({ id: nextId(data), slug: "vine", name: { en: "Vine" }, category: key, image });
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("entries in another order", async () => {
    for (const file of ["services/services.json", "portfolio/portfolio.json", "offers/offers.json"])
      copy.edit(file, (data) => data.reverse());
    expect(await copy.errors()).toEqual([]);
  });

  it("the same slug in two categories of the portfolio", async () => {
    copy.edit("portfolio/portfolio.json", (data: { slug: string; category: string }[]) => {
      const [one] = data;
      const other = data.find(({ category }) => category !== one?.category);
      if (one && other) other.slug = one.slug;
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("holidays in Ramadan, and other hours on its Fridays", async () => {
    const ramadan = { name: { en: "Ramadan" }, from: "2027-02-08", to: "2027-03-09", open: [] };
    const national = { ...ramadan, from: "2027-02-25", to: "2027-02-26" };
    const fridays = { ...ramadan, days: ["friday"] };
    const saturdays = { ...ramadan, days: ["saturday"] };
    copy.set("site.json", "hours.exceptions", [ramadan, national, fridays, saturdays]);
    expect(await copy.errors()).toEqual([]);
  });

  it("every form of a price, a former price, and a last day of an offer or of none", async () => {
    copy.edit("services/services.json", (data: { price: string }[]) => {
      const forms = ["KD 5", "KD 5 to KD 8", "from KD 5", "Free", "On request"];
      for (const [index, price] of forms.entries()) Object.assign(data[index] ?? {}, { price });
    });
    copy.edit("offers/offers.json", (data) =>
      Object.assign(data[0], { was: "KD 99", until: "2099-01-31" }),
    );
    copy.edit("pages/special-offers.json", (data) => delete data.validUntil);
    expect(await copy.errors()).toEqual([]);
  });

  it.each([
    [{}],
    [
      {
        instagram: "https://instagram.com/salon",
        facebook: "https://m.facebook.com/salon",
        tiktok: "https://vt.tiktok.com/salon/",
        snapchat: "https://www.snapchat.com/add/salon",
        youtube: "https://youtu.be/salon",
        x: "https://x.com/salon",
      },
    ],
  ])("the social networks %j", async (social) => {
    copy.set("site.json", "social", social);
    expect(await copy.errors()).toEqual([]);
  });

  it("reviews in one language, and films without captions and transcript", async () => {
    const review = { name: { ar: "نورة" }, label: { en: "Client" }, quote: { ar: "نظافة وهدوء." } };
    copy.set("testimonials/reviews.json", "0", review);
    copy.edit("testimonials/films.json", (films: { captions?: object; transcript?: object }[]) => {
      for (const film of films) {
        delete film.captions;
        delete film.transcript;
      }
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("a closed Friday, and two ranges of hours on Saturday and in Ramadan", async () => {
    copy.edit("site.json", ({ hours }) => {
      hours.friday = [];
      hours.saturday = [
        { from: "09:30", to: "13:00" },
        { from: "16:00", to: "00:30" },
      ];
      const days = { from: "2027-02-08", to: "2027-03-09" };
      hours.exceptions = [{ name: { en: "Ramadan hours" }, ...days, open: hours.saturday }];
    });
    expect(await copy.errors({ today: "2027-02-01" })).toEqual([]);
  });

  it("a picture without focus and a film without WebM", async () => {
    copy.edit("portfolio/portfolio.json", (data) => delete data[0].image.focus);
    copy.edit("testimonials/films.json", (data) => delete data[0].videoWebm);
    expect(await copy.errors()).toEqual([]);
  });
});
