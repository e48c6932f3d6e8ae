import type { PhotoData } from "./photo";

interface PhotoPreloadProps {
  picture: PhotoData;
  /** The media condition under which the photograph is in the first viewport. */
  media: string;
}

/** Preloads a lazy `Photo` that is in the first viewport. Use it in a page's `Head`. */
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
