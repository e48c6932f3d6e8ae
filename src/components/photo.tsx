import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties, ReactNode } from "react";

/** A picture as a page query gives it: the variants of its image preset, its alternative text, and what a crop must keep. */
export interface PhotoData {
  readonly alt: string;
  readonly image: IGatsbyImageData;
  readonly focus?: { readonly x: number; readonly y: number } | null;
}

export interface PhotoProps {
  picture: PhotoData;
  /** The page's largest picture: loaded first and at once. All others wait until they are near. */
  priority?: boolean;
  /** Another composition for a media condition, tried before the picture itself. */
  alternative?: { readonly media: string; readonly picture: PhotoData };
  className?: string;
  /** Shown over the photograph. */
  children?: ReactNode;
}

function sourcesOf({ image: { images } }: PhotoData, media?: string) {
  const variants = (images.sources ?? []).map(({ srcSet, sizes, type }) => ({
    srcSet,
    sizes,
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
 * A photograph in the frame that its place gives it (`--ar`): its mean colour at once, then the picture, faded in
 * after loading (`.fade` in global.css; the script in the head marks what has loaded, so that nothing waits for
 * React). gatsby-plugin-image makes the variants; a plain `<picture>` shows them.
 */
export function Photo({ picture, priority, alternative, className, children }: PhotoProps) {
  const { image, alt, focus } = picture;
  const { images, width, height, backgroundColor } = image;
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    "--shade": backgroundColor,
    ...(focus ? { "--pos": `${focus.x * 100}% ${focus.y * 100}%` } : {}),
  };
  return (
    <span className={className ? `pic ${className}` : "pic"} style={style}>
      <picture>
        {alternative && sourcesOf(alternative.picture, alternative.media)}
        {sourcesOf(picture)}
        <img
          className="fade"
          src={images.fallback?.src}
          srcSet={images.fallback?.srcSet}
          sizes={images.fallback?.sizes}
          width={1000}
          height={Math.round((1000 * height) / width)}
          alt={alt}
          decoding="async"
          {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
        />
      </picture>
      {children}
    </span>
  );
}
