import { Photo } from "../../components/photo";
import { desktop } from "../../theme/media";
import { PriceRows } from "../shared/price-rows";
import { Anchors } from "./anchors";

interface CategoryWithoutTabProps {
  category: Queries.PriceListCategoryFragment;
}

/** A category without a tab: picture, text and prices, on alternating sides. */
export function CategoryWithoutTab({ category }: CategoryWithoutTabProps) {
  const { key, label, aliases, intro, picture, services } = category;
  return (
    <article id={key} className="grid" css={article}>
      <Anchors ids={aliases} />
      <Photo picture={picture} />
      <div className="stack">
        <h2 className="h2">{label}</h2>
        {intro.map((paragraph) => (
          <p key={paragraph} className="measure soft">
            {paragraph}
          </p>
        ))}
        <PriceRows services={services} />
      </div>
    </article>
  );
}

const article = {
  position: "relative",
  rowGap: "1.5rem",
  ".pic": { "--ar": "3 / 2" },
  ".stack": { "--flow": "1.25rem" },
  ul: { marginBlockStart: "3rem !important" },
  [desktop]: {
    alignItems: "start",
    ".pic": { "--ar": "4 / 5", gridColumn: "1 / 5" },
    ".stack": { gridColumn: "6 / -1" },
    "&:nth-of-type(even) .pic": { gridColumn: "9 / -1", order: 2 },
    "&:nth-of-type(even) .stack": { gridColumn: "1 / 8" },
  },
} as const;
