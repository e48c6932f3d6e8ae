import { largestJpeg } from "../../src/lib/largest-jpeg";
import { portfolioOf } from "../support/photos";

test("returns the file with the greatest width, and its size", () => {
  const [photo] = portfolioOf({ nails: 1 });
  const image = photo?.image.full;
  expect(image && largestJpeg(image)).toEqual({
    src: expect.stringMatching(/1200a\/.*\.jpg$/),
    width: 1200,
    height: 1500,
  });
});

test.each([
  [1_000_000, 800],
  [1_800_000, 1200],
  [10, 800],
])("returns the largest file of at most %d pixels, or the smallest", (pixels, width) => {
  const [photo] = portfolioOf({ nails: 1 });
  const image = photo?.image.full;
  expect(image && largestJpeg(image, pixels)).toMatchObject({ width, height: (width * 5) / 4 });
});
