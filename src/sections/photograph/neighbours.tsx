import { graphql, Link } from "gatsby";
import { Photo } from "../../components/photo";
import { interpolate } from "../../lib/interpolate";
import { phone } from "../../theme/media";

export interface NeighboursProps {
  labels: Queries.NeighbourLabelsFragment;
  /** The name of the filter that shows them. */
  category: string;
  previous: Queries.NeighbourPhotographFragment | null;
  next: Queries.NeighbourPhotographFragment | null;
}

export function Neighbours({ labels, category, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav css={row} aria-label={interpolate(labels.more, { category })}>
      {previous && (
        <Link to={previous.path} rel="prev">
          <Thumbnail photograph={previous} />
          <Name label={labels.previous} name={previous.name} />
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" css={end}>
          <Name label={labels.next} name={next.name} />
          <Thumbnail photograph={next} />
        </Link>
      )}
    </nav>
  );
}

function Name({ label, name }: { label: string; name: string }) {
  return (
    <span>
      <span className="small soft">{label}</span> <span className="h4">{name}</span>
    </span>
  );
}

function Thumbnail({ photograph }: { photograph: Queries.NeighbourPhotographFragment }) {
  return <Photo picture={{ ...photograph.image, alt: "" }} sizes="3.75rem" />;
}

const row = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1rem",
  paddingBlockStart: "1.25rem",
  borderBlockStart: "1px solid var(--line)",
  a: { display: "flex", alignItems: "start", gap: "1rem", minBlockSize: "2.75rem" },
  ".pic": { flex: "none", inlineSize: "3.75rem", [phone]: { display: "none" } },
  ".small": { display: "block" },
  ".h4": { overflowWrap: "anywhere" },
  "@media print": { display: "none" },
} as const;

const end = { gridColumn: 2, justifyContent: "flex-end", textAlign: "end" } as const;

export const fragment = graphql`
  fragment NeighbourLabels on PortfolioPagePhotograph {
    more
    previous
    next
  }

  fragment NeighbourPhotograph on Photograph {
    name
    path
    image {
      ...Photo
    }
  }
`;
