import { memo } from "react";
import { Photo } from "../../components/photo";
import { tabId } from "../../components/tabs";
import { desktop, phone } from "../../theme/media";
import { PriceRows } from "../shared/price-rows";
import { Anchors } from "./anchors";

interface CategoryPanelProps {
  category: Queries.PriceListCategoryFragment;
  active: boolean;
  /** Whether CSS shows the panel that the address names. */
  isBuilt: boolean;
}

/** The panel of a tab. All panels are in the HTML, so that every price can be found; JavaScript shows one at a time. */
export const CategoryPanel = memo(function CategoryPanel({
  category,
  active,
  isBuilt,
}: CategoryPanelProps) {
  const { key, heading, aliases, intro, picture, services } = category;
  return (
    <div
      id={key}
      css={panel}
      role="tabpanel"
      aria-labelledby={tabId(key)}
      data-active={active}
      data-built={isBuilt}
    >
      <Anchors ids={aliases} />
      <div className="wrap grid">
        <div>
          <h2 className="h2">{heading}</h2>
          <Photo picture={picture} />
        </div>
        <div>
          <PriceRows services={services} />
          <div className="stack measure soft">
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
});

const panel = {
  position: "relative",
  paddingBlock: "clamp(2.5rem, 6vw, 6rem)",
  /* So that the links below the tabs are scrolled out of the viewport whole. */
  scrollMarginBlockStart: "-3.25rem",
  h2: { textTransform: "capitalize" },
  ".pic": { "--ar": "2 / 1", marginBlock: "1.25rem 1.5rem" },
  ".measure": { marginBlockStart: "2.5rem" },
  /* On phones the prices come first: the picture is below them, above the text. */
  [phone]: {
    ".grid": { display: "flex", flexDirection: "column" },
    ".grid > div": { display: "contents" },
    h2: { marginBlockEnd: "1rem" },
    ".pic, .measure": { order: 1 },
  },
  [desktop]: {
    scrollMarginBlockStart: "-1rem",
    ".grid > :first-of-type": {
      gridColumn: "1 / 5",
      position: "sticky",
      insetBlockStart: "calc(var(--header) + 8rem)",
      alignSelf: "start",
    },
    ".grid > :last-child": { gridColumn: "6 / -1" },
    ".pic": { "--ar": "4 / 5", marginBlock: "2rem 0", maxBlockSize: "calc(100svh - 21rem)" },
  },
  "@media screen": {
    ".js &[data-active=false]": { display: "none" },
    /* Until the page is hydrated, a tab is a link to its panel. */
    ".js &[data-built=true]:is(:target, :has(:target))": { display: "block" },
    ".js &[data-built=true]:has(~ [role=tabpanel]:target, ~ [role=tabpanel] :target)": {
      display: "none",
    },
  },
} as const;
