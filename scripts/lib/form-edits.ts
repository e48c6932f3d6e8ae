/**
 * The edits of the tasks that the staff guide shows with forms (content/README.md). The journey of /admin asserts
 * that the forms save exactly these edits, and the variant `edited` is built with them: what forms save is shown.
 */
import sharp from "sharp";
import {
  nextId,
  type PortfolioFilter,
  type PortfolioItem,
  type Service,
  type SiteHours,
} from "./edit-content";
import { first } from "./first";

/** The values that the journey fills in, as the forms save them. */
export const formEdits = {
  price: "KD 99.5",
  service: {
    slug: "moonlight-press-gloss",
    name: { en: "Moonlight Press & Gloss", ar: "فرد القمر" },
    price: "KD 11 to KD 14",
  },
  photograph: {
    slug: "clay-petal",
    name: { en: "Clay & Petal", ar: "طين وبتلات" },
    image: {
      src: "./pictures/my-photo-1.jpg",
      alt: { en: "Clay nails on a petal wall.", ar: "أظافر بلون الطين." },
    },
  },
  /** The link at the photographs of a filter. */
  ask: {
    label: { en: "Ask for this color", ar: "اسألي عن هذا اللون" },
    line: { en: "I would like this color:", ar: "أودّ هذا اللون:" },
  },
  offer: {
    title: { en: "Eid Glow", ar: "إشراقة العيد" },
    price: "KD 12.250",
    shade: "black",
  },
  /* Far away, so that pages always show them and no other exception overlaps. */
  holiday: {
    name: { en: "Eid hours", ar: "مواعيد العيد" },
    from: "2099-03-12",
    to: "2099-03-14",
    open: [],
  },
} as const;

/** Changes the price of the first service. */
export function changePrice(services: Service[]): void {
  first(services).price = formEdits.price;
}

/** Adds a service at the end, in the category of the first one. */
export function addService(services: Service[]): void {
  const { category } = first(services);
  services.push({ id: nextId(services), ...formEdits.service, category });
}

/** Adds a photograph at the end, in the category of the first one. */
export function addPhotograph(items: PortfolioItem[]): void {
  const { category } = first(items);
  const { slug, name, image } = formEdits.photograph;
  items.push({ id: nextId(items), slug, name, category, image });
}

/** Gives a filter the words of the link that asks for its photographs. */
export function changeAsk(filters: PortfolioFilter[], category: string): void {
  for (const filter of filters) if (filter.key === category) filter.ask = formEdits.ask;
}

/** Changes the first offer: its title, its price and its colors. */
export function changeOffer(offers: object[]): void {
  Object.assign(first(offers), formEdits.offer);
}

/** Adds holiday hours. */
export function addHoliday({ hours }: SiteHours): void {
  hours.exceptions.push(formEdits.holiday);
}

/** The file of the added photograph. */
export function photographFile(): Promise<Buffer> {
  const create = { width: 1200, height: 1500, channels: 3, background: "#e6c7ba" } as const;
  return sharp({ create }).jpeg().toBuffer();
}
