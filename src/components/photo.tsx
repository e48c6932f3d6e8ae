import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties, ReactNode } from "react";

/**
 * A picture from a page query: the variants of its image preset, its alternative text, and the focal point for crops.
 */
export interface PhotoData {
  readonly alt: string;
  readonly image: IGatsbyImageData;
  readonly focus?: { readonly x: number; readonly y: number } | null;
}

interface PhotoProps {
  picture: PhotoData;
  /** The displayed width, if it differs from that of the image preset. */
  sizes?: string;
  /** Loads the picture at once in the built page; `first`, the LCP picture, with high priority. Others are lazy. */
  load?: "first" | "eager" | undefined;
  /** Another picture for a media condition. */
  alternative?: { readonly media: string; readonly picture: PhotoData } | null;
  className?: string;
  /** Shown over the photograph. */
  children?: ReactNode;
}

interface SourceOptions {
  readonly media?: string;
  readonly sizes?: string | undefined;
}

function sourcesOf({ image: { images } }: PhotoData, { media, sizes: own }: SourceOptions) {
  const variants = (images.sources ?? []).map(({ srcSet, sizes, type }) => ({
    srcSet,
    sizes: own ?? sizes,
    type,
  }));
  if (media && images.fallback) {
    const { srcSet, sizes } = images.fallback;
    variants.push({ srcSet: srcSet ?? images.fallback.src, sizes, type: "image/jpeg" });
  }
  return variants.map((variant) => (
    <source key={`${media}${variant.type}`} media={media} {...variant} />
  ));
}

/**
 * A photograph with the aspect ratio of its frame (`--ar`). Its mean color shows at once; the picture fades in after
 * loading. The inline script in the head marks loaded pictures (`.fade` in global.css), so the fade does not wait for
 * React. gatsby-plugin-image makes the variants; a plain `<picture>` shows them.
 */
export function Photo(props: PhotoProps) {
  const { picture, load, alternative, className, children } = props;
  const { image, alt, focus } = picture;
  const { images, width, height, backgroundColor } = image;
  /* In a browser, such a picture would load before it is in its `<picture>`. */
  const atOnce = typeof document === "undefined" && load;
  const sizes = props.sizes ?? images.fallback?.sizes;
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    "--shade": backgroundColor,
    ...(focus ? { "--pos": `${focus.x * 100}% ${focus.y * 100}%` } : {}),
  };
  return (
    <span className={className ? `pic ${className}` : "pic"} style={style}>
      <picture>
        {alternative && sourcesOf(alternative.picture, { media: alternative.media })}
        {sourcesOf(picture, { sizes })}
        {/*
         * React sets the attributes in this order, before the image is in its `<picture>`. WebKit starts a load at each
         * one: with `src` before `loading`, a page that is opened by a link also loads its JPEGs (react/react#22684).
         */}
        <img
          className="fade"
          loading={atOnce ? undefined : "lazy"}
          fetchpriority={atOnce === "first" ? "high" : undefined}
          sizes={sizes}
          srcSet={images.fallback?.srcSet}
          src={images.fallback?.src}
          width={1000}
          height={Math.round((1000 * height) / width)}
          alt={alt}
          decoding="async"
        />
      </picture>
      {children}
    </span>
  );
}
