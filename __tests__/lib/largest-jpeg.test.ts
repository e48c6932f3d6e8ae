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
