/** @jest-environment node */
import sharp from "sharp";
import { ContentCopy } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

/* guide.test.ts has the edits that the staff guide describes. */
describe("the content check accepts", () => {
  it.each(["Hair 👩‍🦰", "Love ❤️‍🔥", "Hair 👩🏽‍🦱 for you"])("the joined emoji of %s", async (en) => {
    copy.set("services/services.json", "0.name", { en, ar: en });
    expect(await copy.errorsIn("services/services.json")).toEqual([]);
  });

  it("another name in Persian, and spaces around it", async () => {
    copy.set("services/categories.json", "0.otherNames.0", " می\u200cکاپ ");
    expect(await copy.errorsIn("services/categories.json")).toEqual([]);
  });

  it("a new category of services with its first service", async () => {
    const key = "henna";
    copy.edit("services/categories.json", (data) => {
      data.push({ ...data[0], key, label: { en: "Henna" }, hasTab: false, aliases: [] });
    });
    const own = { id: 31, slug: "henna-hands", name: { en: "Henna, Hands" }, category: key };
    copy.edit("services/services.json", (data) => data.push({ ...data[0], ...own }));
    expect(await copy.errors()).toEqual([]);
  });

  it("a new portfolio category with its first photograph", async () => {
    const key = "henna";
    copy.edit("pages/portfolio.json", (data) => data.filters.push({ key, name: { en: "Henna" } }));
    const create = { width: 1200, height: 1500, channels: 3, background: "#8a5a2b" } as const;
    copy.put("portfolio/pictures/henna.jpg", await sharp({ create }).jpeg().toBuffer());
    copy.edit("portfolio/portfolio.json", (data) => {
      const image = { src: "./pictures/henna.jpg", alt: { en: "A vine of henna on a palm." } };
      data.push({ id: 15, slug: "vine", name: { en: "Vine" }, category: key, image });
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("entries in another order", async () => {
    for (const file of ["services/services.json", "portfolio/portfolio.json", "offers/offers.json"])
      copy.edit(file, (data) => data.reverse());
    expect(await copy.errors()).toEqual([]);
  });

  it("the same slug in two categories of the portfolio", async () => {
    copy.set("portfolio/portfolio.json", "1.slug", "fields-of-color");
    expect(await copy.errors()).toEqual([]);
  });

  it("holidays in Ramadan, and other hours on its Fridays", async () => {
    const ramadan = { name: { en: "Ramadan" }, from: "2027-02-08", to: "2027-03-09", open: [] };
    const national = { ...ramadan, from: "2027-02-25", to: "2027-02-25" };
    const fridays = { ...ramadan, days: ["friday"] };
    const saturdays = { ...ramadan, days: ["saturday"] };
    copy.set("site.json", "hours.exceptions", [ramadan, national, fridays, saturdays]);
    expect(await copy.errorsIn("site.json")).toEqual([]);
  });

  it("an offer that ends on the last day of all", async () => {
    copy.set("pages/special-offers.json", "validUntil", "2027-05-01");
    copy.set("offers/offers.json", "0.until", "2027-05-01");
    expect(await copy.errors()).toEqual([]);
  });

  it("offers without a last day", async () => {
    copy.set("pages/special-offers.json", "validUntil", undefined);
    expect(await copy.errorsIn("pages/special-offers.json")).toEqual([]);
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
    expect(await copy.errorsIn("site.json")).toEqual([]);
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
    expect(await copy.errorsIn("site.json", "2027-02-01")).toEqual([]);
  });
});
