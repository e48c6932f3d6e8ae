import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { forgetLook } from "../../hooks/use-kept-looks";
import { useLocale } from "../../hooks/use-locale";
import { addressIn } from "../../i18n/address-in";
import { interpolate } from "../../lib/interpolate";
import { loadPage } from "../../lib/load-page";
import { portfolioRoute } from "../../lib/photograph-address";
import { circle } from "../../theme/circle";
import { token } from "../../theme/token";

export interface KeptLooksProps {
  /** At least one. */
  looks: readonly string[];
  labels: Queries.LookLabelsFragment;
  /** Why the photograph that the visitor asked for is not among them; empty if it is. */
  full: string;
}

/** The photographs that the visitor asks for, in the form. */
export function KeptLooks({ looks, labels, full }: KeptLooksProps) {
  const removeAll = (button: HTMLButtonElement) => {
    focusMessage(button);
    looks.forEach((look) => forgetLook(look));
  };
  return (
    <div css={list}>
      <p className="small soft" id="kept-looks">
        {labels.looks}
      </p>
      {full && <p role="status">{full}</p>}
      <ul css={list} aria-labelledby="kept-looks">
        {looks.map((look) => (
          <Row key={look} look={look} removeLabel={labels.removeLook} />
        ))}
      </ul>
      {looks.length > 1 && (
        <p>
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => removeAll(currentTarget)}
          >
            {labels.removeLooks}
          </button>
        </p>
      )}
    </div>
  );
}

function Row({ look, removeLabel }: { look: string; removeLabel: string }) {
  const item = usePhotograph(look);
  const name = item?.name ?? look.replace(/^.*\//, "").replaceAll("-", " ");
  const remove = (button: HTMLButtonElement) => {
    const own = button.closest("li");
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    const next = other?.querySelector("button");
    if (next) next.focus();
    else focusMessage(button);
    forgetLook(look);
  };
  return (
    <li css={row}>
      {item ? (
        <Photo picture={{ alt: item.image.alt, image: item.image.thumbnail }} sizes="4.5rem" />
      ) : (
        <span />
      )}
      {/* While it loads, it has no name. */}
      <p className="h4">{item !== undefined && name}</p>
      <button
        type="button"
        css={round}
        aria-label={interpolate(removeLabel, { name })}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/**
 * A photograph, from the data of its own page: undefined while it loads, null if the network did not load it. One whose
 * page is gone is no longer kept.
 */
function usePhotograph(look: string): Queries.PhotographItemFragment | null | undefined {
  const address = `${addressIn(useLocale().pathPrefix, portfolioRoute)}/${look}`;
  const [item, setItem] = useState<Queries.PhotographItemFragment | null>();
  useEffect(() => {
    let current = true;
    loadPage(address)
      .then((page) => {
        const data = page?.json.data as Partial<Queries.PhotographQuery> | undefined;
        const loaded = data?.portfolioItem;
        if (page !== undefined && !loaded) forgetLook(look);
        else if (current) setItem(loaded ?? null);
      })
      .catch(() => current && setItem(null));
    return () => {
      current = false;
    };
  }, [address, look]);
  return item;
}

/** The button that had the focus is removed. */
function focusMessage({ form }: HTMLButtonElement): void {
  form?.querySelector("textarea")?.focus();
}

const list = { display: "grid", gap: "1rem" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "1rem",
  minBlockSize: "5.625rem",
  ".h4": { overflowWrap: "anywhere" },
} as const;

const round = { ...circle("2.75rem"), border: `1px solid ${token("line")}` } as const;

export const fragment = graphql`
  fragment LookLabels on EnquiryForm {
    looks
    removeLook
    removeLooks
  }
`;
