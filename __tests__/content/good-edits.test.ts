/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { ContentCopy } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

const nextId = (entries: { id: number }[]) => Math.max(...entries.map(({ id }) => id)) + 1;

describe("what staff may do without a developer", () => {
  it.each(["KD 9", "KD 12.5", "KD 4 to KD 6"])("change a price to %s", async (price) => {
    copy.edit("services/services.json", (data) => (data[10].price = price));
    expect(await copy.errors()).toEqual([]);
  });

  it("add a service and take another away", async () => {
    copy.edit("services/services.json", (data) => {
      const id = nextId(data);
      data.splice(3, 1);
      data.push({
        id,
        slug: "silk-press",
        name: "Silk Press",
        category: "blow-dry-styling",
        price: "KD 9",
      });
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("add a photograph to the portfolio", async () => {
    const create = { width: 3024, height: 4032, channels: 3, background: "#E6C7BA" } as const;
    copy.put("portfolio/pictures/nails/new.jpg", await sharp({ create }).jpeg().toBuffer());
    copy.edit("portfolio/portfolio.json", (data) => {
      const image = { src: "./pictures/nails/new.jpg", alt: "Clay nails on a petal wall." };
      data.unshift({ id: nextId(data), category: "nails", image });
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("close on Fridays, or open twice a day", async () => {
    copy.edit("site.json", (data) => {
      data.hours.friday = [];
      data.hours.saturday = [
        { from: "09:30", to: "13:00" },
        { from: "16:00", to: "00:30" },
      ];
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("make a new offer and give it a last day", async () => {
    copy.edit("offers/offers.json", (data) => {
      data.push({
        id: nextId(data),
        title: "Eid Glow",
        price: "KD 22.5",
        services: ["Facial"],
        popular: false,
        shade: "goldGlamour",
      });
    });
    copy.edit("pages/special-offers.json", (data) => (data.validUntil = "2027-03-31"));
    expect(await copy.errors()).toEqual([]);
  });

  it("leave out a picture's focus and a film's WebM", async () => {
    copy.edit("portfolio/portfolio.json", (data) => delete data[0].image.focus);
    copy.edit("testimonials/films.json", (data) => delete data[0].videoWebm);
    expect(await copy.errors()).toEqual([]);
  });
});
