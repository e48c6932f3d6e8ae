import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { addressIn } from "../../i18n/address-in";
import { chosenPhotograph } from "../../lib/chosen-photograph";
import { loadPage } from "../../lib/load-page";
import { photographAddress, portfolioRoute } from "../../lib/photograph-address";
import { circle } from "../../theme/circle";
import { token } from "../../theme/token";

/**
 * The photograph in the query of the contact page's address, from the data of its own page. Undefined for an unknown
 * photograph, and if its filter has no words to ask for it.
 */
export async function loadChosenPhotograph(
  search: string,
  pathPrefix: string,
): Promise<Queries.PhotographItemFragment | undefined> {
  const key = chosenPhotograph(search);
  if (!key) return undefined;
  const page = await loadPage(photographAddress(addressIn(pathPrefix, portfolioRoute), key));
  const { portfolioItem } = (page?.json.data ?? {}) as Partial<Queries.PhotographQuery>;
  return portfolioItem?.filter.ask ? portfolioItem : undefined;
}

export interface ChosenPictureProps {
  item: Queries.PhotographItemFragment;
  labels: Queries.ChosenPictureLabelsFragment;
  onRemove: () => void;
}

/** The photograph that the visitor asks for, in the form. */
export function ChosenPicture({ item, labels, onRemove }: ChosenPictureProps) {
  const { alt, thumbnail } = item.image;
  return (
    <div css={row}>
      <Photo picture={{ alt, image: thumbnail }} sizes="4.5rem" />
      <p>
        <span className="small soft" css={above}>
          {labels.chosen}
        </span>{" "}
        <span className="h4">{item.name}</span>
      </p>
      <button type="button" css={round} aria-label={labels.removeChosen} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "1rem",
  ".h4": { overflowWrap: "anywhere" },
} as const;

const above = { display: "block" } as const;

const round = { ...circle("2.75rem"), border: `1px solid ${token("line")}` } as const;

export const fragment = graphql`
  fragment ChosenPictureLabels on EnquiryForm {
    chosen
    removeChosen
  }
`;
