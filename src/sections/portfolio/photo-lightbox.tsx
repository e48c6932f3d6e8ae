import { graphql } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { Lightbox, loadAdapter } from "../../components/lightbox";
import { useBackToClose } from "../../hooks/use-back-to-close";
import { useSalon } from "../../hooks/use-page";
import { PhotographActions, together } from "../shared/photograph-actions";
import type { OpenedPhoto } from "./opened-photo";

interface PhotoLightboxProps {
  content: Queries.PhotoLightboxFragment;
  /** Undefined closes the lightbox. */
  opened: OpenedPhoto | undefined;
  /** Must be stable. */
  onClose: () => void;
}

export const preloadAdapter = loadAdapter;

/**
 * A photograph over the gallery, with its name and links to ask for it and to share it. While it is open, the address,
 * title and canonical address are those of the photograph, so that sharing the page shares the photograph.
 */
export function PhotoLightbox({ content, opened, onClose }: PhotoLightboxProps) {
  const { url, messages } = useSalon();
  /* The last photograph stays until the lightbox has faded out. */
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  const photograph = last?.photograph;
  const picture = useMemo(
    () => photograph && { alt: photograph.image.alt, image: photograph.image.full },
    [photograph],
  );
  useBackToClose(opened !== undefined, onClose, photograph?.path);
  useHeadOf(opened?.photograph, url);
  const ask = content.filters.find(({ key }) => key === photograph?.category)?.ask;
  return (
    <Lightbox
      picture={(opened && picture) ?? null}
      preview={opened?.preview}
      name={photograph?.name}
      labels={{ ...content.lightbox, failed: messages.errors.lightboxFailed }}
      onClose={onClose}
    >
      {photograph && (
        <p css={actions}>
          <PhotographActions
            key={opened?.photograph.path}
            photograph={photograph}
            ask={ask}
            labels={content.photograph}
            compact
          />
        </p>
      )}
    </Lightbox>
  );
}

/** Gives the document the title and the canonical address of a photograph, and restores its own. */
function useHeadOf(photograph: OpenedPhoto["photograph"] | undefined, siteUrl: string): void {
  useEffect(() => {
    if (!photograph) return;
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    const own = { title: document.title, address: canonical?.href ?? "" };
    const show = ({ title, address }: typeof own) => {
      document.title = title;
      if (canonical) canonical.href = address;
    };
    show({ title: photograph.title, address: siteUrl + photograph.path });
    return () => show(own);
  }, [photograph, siteUrl]);
}

const actions = {
  ...together,
  ".link": { color: "var(--gold-lit)", "--gold-line": "var(--gold-lit)" },
} as const;

export const fragment = graphql`
  fragment PhotoLightbox on PortfolioPage {
    filters {
      key
      ask {
        label
      }
    }
    lightbox {
      close
      previous
      next
      loading
    }
    photograph {
      ...PhotographActionLabels
    }
  }
`;
