import { graphql, Link } from "gatsby";
import { useEffect, useState } from "react";
import { Icon } from "../../components/icon";
import { useLocale, useSalon } from "../../hooks/use-page";
import { removeWishes } from "../../hooks/use-stored-wishes";
import { addressIn } from "../../i18n/address-in";
import { interpolate } from "../../lib/interpolate";
import { portfolioRoute } from "../../lib/photograph-address";
import { returnTo } from "../../lib/return-to";
import { circle } from "../../theme/circle";
import type { LoadedPhotograph } from "./load-photograph";
import type { Wishes } from "./use-wishes";

interface WishListProps {
  wishes: Wishes;
  labels: Queries.WishListLabelsFragment;
  goodToKnow?: string | undefined;
  /** Whether the form is near the viewport. The pictures load then. */
  isNear: boolean;
}

/** The services, offers and photographs that the visitor wants. Nothing if there are none. */
export function WishList({ wishes, labels, goodToKnow, isNear }: WishListProps) {
  const { all, total, deposit, full, shown } = wishes;
  const { urlPrefix } = useLocale();
  if (!all.length) return null;
  return (
    <div css={[list, all.length > 3 && compact]}>
      <p id="asked">{labels.asked}</p>
      {full && <p role="status">{full}</p>}
      <ul aria-labelledby="asked">
        {all.map((wish) => (
          <Row
            key={wish.key}
            wish={wish}
            isNear={isNear}
            removeLabel={labels.remove}
            hasSpace={all.some(({ name }) => !name)}
            shown={shown}
          />
        ))}
      </ul>
      <div css={end}>
        {/* New elements: a translated page shows the change. */}
        <p aria-live="polite">{total && <b key={total}>{total}</b>}</p>
        <p aria-live="polite" className="small">
          {deposit && <span key={deposit}>{deposit}</span>}
        </p>
        <Link
          className="link"
          to={`${addressIn(urlPrefix, "/services")}#service-search`}
          onClick={returnTo}
        >
          {labels.add}
        </Link>
        {goodToKnow && (
          <a className="link" href="#good-to-know">
            {goodToKnow}
          </a>
        )}
      </div>
    </div>
  );
}

interface RowProps extends Pick<WishListProps, "isNear">, Pick<Wishes, "shown"> {
  wish: Wishes["all"][number];
  removeLabel: string;
  /** Whether a name without a picture begins where the other names do. */
  hasSpace: boolean;
}

/** While a photograph loads, it has no name. If it cannot be loaded, it has that of its address. */
function Row({ wish: { key, name, details }, isNear, removeLabel, hasSpace, shown }: RowProps) {
  const [loaded, setLoaded] = useState<LoadedPhotograph>();
  const { comma, url } = useSalon();
  const address = `${useLocale().urlPrefix}${portfolioRoute}/${key}`;
  const slugName = key.replace(/^.*\//, "").replaceAll("-", " ");
  useEffect(() => {
    if (name || !isNear) return;
    const show = (found?: LoadedPhotograph) => {
      setLoaded(found ?? { name: slugName });
      const words = [found?.name, found?.details].filter(Boolean).join(comma);
      if (words) shown.set(url + address, `${words}\n${url}${address}`);
    };
    import("./load-photograph")
      .then(({ loadPhotograph }) => loadPhotograph(key, address, comma))
      .then(show, () => show());
  }, [key, name, address, slugName, comma, url, isNear, shown]);
  const shownName = name || loaded?.name;
  const below = details || loaded?.details;
  /* The button that has the focus is removed. */
  const remove = (button: HTMLButtonElement) => {
    const { nextElementSibling, previousElementSibling } = button.parentElement ?? button;
    const other = nextElementSibling ?? previousElementSibling;
    /* Not the message: it would open the keyboard of a phone. */
    (other?.querySelector("button") ?? document.getElementById("enquiry"))?.focus();
    removeWishes([key]);
  };
  return (
    <li css={row}>
      {!name ? <div css={frame}>{loaded?.picture}</div> : hasSpace && <div css={space} />}
      <div css={words}>
        <p className="h4">{shownName}</p>
        {below && <p className="small soft">{below}</p>}
      </div>
      <button
        type="button"
        css={round}
        aria-label={interpolate(removeLabel, { name: shownName || slugName })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

const list = {
  "--picture": "4.5rem",
  display: "grid",
  gap: "0.375rem",
  containerType: "inline-size",
  "#asked": { fontWeight: 500 },
} as const;

/* More than three rows. */
const compact = { "--picture": "3.5rem" } as const;

const smallest = "@container (max-width: 16rem)";
const wide = "@container (min-width: 30rem)";

const row = {
  display: "flex",
  alignItems: "center",
  gap: "0.5rem 1rem",
  paddingBlock: "0.5rem",
  borderBlockEnd: "1px solid var(--line)",
  [smallest]: { flexWrap: "wrap" },
} as const;

/* With large text or on a small phone, the name has a line of its own. */
const words = {
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  [smallest]: { flexBasis: "100%", order: -1 },
} as const;

const end = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "1.5rem",
  "p:not(:empty)": { flexGrow: 1 },
  "p:empty": { marginInlineEnd: "-1.5rem" },
  b: { fontWeight: 500 },
  "p + p:not(:empty)": { flexBasis: "100%", [wide]: { order: 1 } },
} as const;

const space = { flex: "none", inlineSize: "min(var(--picture), 30cqi)" } as const;

const frame = { ...space, aspectRatio: "4 / 5" } as const;

const round = {
  ...circle("2.75rem"),
  marginInlineStart: "auto",
  border: "1px solid var(--line)",
} as const;

export const fragment = graphql`
  fragment WishListLabels on EnquiryForm {
    asked
    add
    remove
  }
`;
