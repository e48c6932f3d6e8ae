import { pageShare } from "../lib/page-share";

/** A use of a picture in the design: the variants to build, and the minimum size of the master. */
export interface ImagePreset {
  /** The width divided by the height of every variant; undefined keeps the master's aspect ratio. */
  readonly aspectRatio?: number;
  /** Pixel widths of the variants in ascending order. Those wider than the master are left out. */
  readonly widths: readonly number[];
  /** The displayed width, as the HTML attribute `sizes`. */
  readonly sizes: string;
  /** AVIF quality, 1 to 100. JPEG is the fallback for browsers without AVIF. */
  readonly avif: number;
  /** The AVIF encoder's effort, 1 to 9; chosen together with the quality. */
  readonly effort: number;
  readonly jpeg: number;
  /** The minimum size of the master in pixels, so that the picture is sharp on a phone at DPR 3. */
  readonly minWidth: number;
  readonly minHeight: number;
  /** The photo's name in the table of sizes of the guide for staff (content/README.md), if it is listed there. */
  readonly guide?: string;
}

/**
 * The errors for which sharp refuses a master: a damaged or incomplete one. It accepts warnings, such as those about the
 * JPEGs of some Samsung phones, which every browser shows.
 */
export const failOn = "error";

/** Chosen by eye and from the tables in docs/pictures.md. Old browsers get JPEG. */
const quality = { avif: 44, effort: 2, jpeg: 68 };
/** For large photographs of the salon's work: a low quality shows most in hair. */
const workQuality = { ...quality, avif: 46 };
/** For pictures that fill the screen of a phone, and of a computer. */
const tall = { ...quality, widths: [480, 780, 1080], sizes: "100vw", minWidth: 1080 };
const wide = {
  ...quality,
  aspectRatio: 16 / 10,
  widths: [1280, 1920, 2400],
  sizes: "100vw",
  minWidth: 1920,
  minHeight: 1200,
};

/*
 * Every image preset of the design. The schemas assign presets to pictures. The widths are the fewest that suit phones
 * of 360 to 430 px at DPR 2 and 3, tablets, and the desktop grid.
 */
const presets = {
  HERO_TALL: {
    ...tall,
    aspectRatio: 9 / 19.5,
    minHeight: 1900,
    guide: "Home, the first, on phones",
  },
  HERO_WIDE: { ...wide, guide: "Home, the first, on computers" },
  EXPERIENCE_TALL: {
    ...tall,
    aspectRatio: 9 / 16,
    minHeight: 1920,
    guide: "Home, the afternoon, on phones",
  },
  EXPERIENCE_WIDE: { ...wide, guide: "Home, the afternoon, on computers" },
  SPACE: {
    ...quality,
    widths: [480, 820, 1200, 1600],
    sizes: `(min-width: 64em) ${pageShare(27.7)}, min(66vw, 17rem)`,
    minWidth: 1000,
    minHeight: 1000,
    guide: "Home, Our Space",
  },
  OVERVIEW_TILE: {
    ...quality,
    aspectRatio: 3 / 5,
    widths: [400, 640],
    sizes: "(min-width: 64em) 20vw, 47vw",
    minWidth: 640,
    minHeight: 1067,
    guide: "Home, What would you like today",
  },
  STORY: {
    ...quality,
    aspectRatio: 1,
    widths: [640, 960, 1500],
    sizes: "(min-width: 64em) 50vw, 110vw",
    minWidth: 1200,
    minHeight: 1200,
    guide: "About, the story",
  },
  ABOUT_GALLERY: {
    ...workQuality,
    widths: [480, 900],
    sizes: `(min-width: 64em) ${pageShare(36)}, 85vw`,
    minWidth: 900,
    minHeight: 1100,
    guide: "About, our work",
  },
  CATEGORY: {
    ...quality,
    aspectRatio: 4 / 5,
    widths: [480, 820, 1100],
    // Phones show a band of it, 90vw wide. With 67vw, those with DPR 3 also fetch 820 px: two for each CSS pixel.
    sizes: "(min-width: 64em) min(28.4vw, 30rem), (min-width: 48em) 90vw, 67vw",
    minWidth: 1000,
    minHeight: 1250,
    guide: "Kinds of service",
  },
  PORTFOLIO_TILE: {
    ...quality,
    avif: 43,
    aspectRatio: 4 / 5,
    widths: [420, 760],
    sizes: `(min-width: 64em) ${pageShare(27.3)}, (min-width: 48em) 44vw, 91vw`,
    minWidth: 800,
    minHeight: 1000,
    guide: "Portfolio",
  },
  /** On phones. Almost none shows fewer than 700 pixels side by side. */
  PORTFOLIO_LANDSCAPE: {
    ...quality,
    avif: 43,
    widths: [840],
    sizes: "100vw",
    minWidth: 800,
    minHeight: 800,
  },
  LIGHTBOX: {
    ...workQuality,
    widths: [840, 1200],
    sizes: "min(100vw, 72rem)",
    minWidth: 800,
    minHeight: 800,
  },
  FILM_POSTER: {
    ...quality,
    aspectRatio: 9 / 14,
    widths: [360, 640],
    sizes: `(min-width: 64em) ${pageShare(20)}, (min-width: 30em) 44vw, 71vw`,
    minWidth: 640,
    minHeight: 1000,
  },
  OFFERS_WIDE: {
    ...quality,
    aspectRatio: 21 / 9,
    widths: [960, 1440, 2100],
    sizes: "(min-width: 64em) 50vw, 100vw",
    minWidth: 1600,
    minHeight: 690,
    guide: "Special Offers, on computers",
  },
  OFFERS_SQUARE: {
    ...quality,
    aspectRatio: 1,
    widths: [480, 780, 1200],
    sizes: "100vw",
    minWidth: 1000,
    minHeight: 1000,
    guide: "Special Offers, on phones",
  },
  NOT_FOUND_TALL: {
    ...quality,
    aspectRatio: 9 / 19,
    widths: [480, 780],
    sizes: "100vw",
    minWidth: 900,
    minHeight: 1700,
  },
  NOT_FOUND_WIDE: {
    ...quality,
    aspectRatio: 16 / 10,
    widths: [1280, 2000],
    sizes: "100vw",
    minWidth: 1600,
    minHeight: 1000,
  },
  SHARE: {
    ...quality,
    jpeg: 76,
    aspectRatio: 1200 / 630,
    widths: [1200],
    sizes: "1200px",
    minWidth: 800,
    minHeight: 420,
  },
} as const satisfies Readonly<Record<string, ImagePreset>>;

export type ImagePresetName = keyof typeof presets;

export const imagePresets: Readonly<Record<ImagePresetName, ImagePreset>> = presets;

export function isImagePreset(name: string): name is ImagePresetName {
  return name in imagePresets;
}
