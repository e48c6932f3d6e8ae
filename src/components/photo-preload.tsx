import type { PhotoData } from "./photo";

export interface PhotoPreloadProps {
  picture: PhotoData;
  /** The media condition under which the photograph is on the first screen. */
  media: string;
}

/** Fetches a lazy `Photo` at once where it is on the first screen: for a page's `Head`. */
export function PhotoPreload({ picture, media }: PhotoPreloadProps) {
  const [best] = picture.image.images.sources ?? [];
  if (!best) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={best.type}
      imageSrcSet={best.srcSet}
      imageSizes={best.sizes}
      media={media}
    />
  );
}
