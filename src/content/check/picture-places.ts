import type { ASTNode } from "vscode-json-languageservice";
import type { PictureSlotName } from "../picture-slots";
import type { ContentFile } from "./content-files";
import { pathOf, valueAt } from "./document";

const share: Readonly<Record<string, PictureSlotName>> = { "seo.picture": "SHARE" };

/** Which slot of the design each picture of the content fills; "*" stands for any entry of a list. */
const places: Partial<Record<ContentFile, Readonly<Record<string, PictureSlotName>>>> = {
  "pages/home.json": {
    ...share,
    "hero.slides.*.tall": "HERO_TALL",
    "hero.slides.*.wide": "HERO_WIDE",
    "space.photos.*.picture": "SPACE",
    "overview.tiles.*.picture": "OVERVIEW_TILE",
    "experience.picture": "EXPERIENCE",
  },
  "pages/about.json": { ...share, "story.picture": "STORY", "gallery.pictures.*": "ABOUT_GALLERY" },
  "pages/services.json": share,
  "pages/portfolio.json": share,
  "pages/testimonials.json": share,
  "pages/special-offers.json": {
    ...share,
    "banner.tall": "OFFERS_SQUARE",
    "banner.wide": "OFFERS_WIDE",
  },
  "pages/contact.json": share,
  "pages/not-found.json": {
    ...share,
    "picture.tall": "NOT_FOUND_TALL",
    "picture.wide": "NOT_FOUND_WIDE",
  },
  "services/categories.json": { "*.picture": "CATEGORY" },
  "portfolio/portfolio.json": { "*.image": "PORTFOLIO_TILE" },
  "testimonials/films.json": { "*.thumbnail": "FILM_POSTER" },
};

/** The slot that a picture of the content fills, if the design has one for its place. */
export function slotOf(file: ContentFile, picture: ASTNode): PictureSlotName | undefined {
  const slot = places[file]?.[pathOf(picture)];
  if (slot === "SPACE" && isFirstPhoto(picture)) return "SPACE_WIDE";
  if (slot === "CATEGORY" && !hasTab(picture)) return "FURTHER_CATEGORY";
  return slot;
}

/** The first room of "Our Space" stands wide. */
function isFirstPhoto(picture: ASTNode): boolean {
  const photo = picture.parent?.parent;
  return photo?.parent?.type === "array" && photo.parent.items[0] === photo;
}

function hasTab(picture: ASTNode): boolean {
  return valueAt(picture.parent?.parent, "hasTab")?.value !== false;
}
