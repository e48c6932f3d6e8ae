import { createServiceSearch } from "../../../src/sections/services/find-services";

const service = (name: string, text: string, min: number | null, max: number | null = min) => ({
  slug: name,
  name,
  searchNames: [],
  note: null,
  duration: null,
  was: null,
  price: { text, min, max },
});
const find = createServiceSearch([
  {
    key: "facials",
    label: "Facials",
    aliases: [],
    searchNames: [],
    services: [
      service("Hydrafacial", "KD 25", 25),
      service("Mask", "KD\u00a07", 7),
      service("24 Carat Mask", "20 إلى 30 د.ك", 20, 30),
      service("Peel", "KD 0.5", 0.5),
      service("Henna", "from KD\u00a09", 9, null),
      service("Consultation", "Free", 0),
      service("Extra Mask", "+\u00a0KD\u00a07", null),
      service("Bridal Face", "السعر عند الطلب", null),
    ],
  },
]);

test.each([
  ["25", ["Hydrafacial", "24 Carat Mask"]],
  ["٢٥", ["Hydrafacial", "24 Carat Mask"]],
  ["KD 7", ["Mask"]],
  ["kd7", ["Mask"]],
  ["7 د.ك", ["Mask"]],
  ["د.ك 7", ["Mask"]],
  ["K.D. 7", ["Mask"]],
  ["٧ دنانير", ["Mask"]],
  ["٢٥ دينار", ["Hydrafacial", "24 Carat Mask"]],
  ["0.5", ["Peel"]],
  ["٠٫٥", ["Peel"]],
  ["24", ["24 Carat Mask"]],
  ["KD 8", []],
  ["9", ["Henna"]],
  ["0", ["Consultation"]],
  ["free", ["Consultation"]],
  ["السعر عند الطلب", ["Bridal Face"]],
])("%s finds the services at that price, and names with that number first", (query, names) => {
  expect(find(query).isPartial).toBe(names.length === 0);
  expect(find(query).services.map(({ name }) => name)).toEqual(names);
});
