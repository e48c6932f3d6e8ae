import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { Slider } from "../../components/slider";
import { conditionOf, lowScreen, wideHero, wideScreen } from "../../theme/media";
import { translucent } from "../../theme/translucent";

/** The full-screen hero: its pictures behind the heading, text and link. */
export function Hero({ hero }: Queries.HomeHeroFragment) {
  return (
    <Section css={frame} label={hero.label}>
      <Slider
        className="hero-slider"
        css={slider}
        slides={hero.slides.map(({ tall, wide }, index) => (
          <Photo
            key={index}
            picture={tall}
            alternative={{ media: conditionOf(wideHero), picture: wide }}
            load={index === 0 ? "first" : undefined}
          />
        ))}
        pauseLabel={hero.pause}
        playLabel={hero.play}
      />
      <div className="wrap" css={text}>
        <div>
          <p className="small">{hero.eyebrow}</p>
          <h1 className="h0">{hero.heading}</h1>
          <p className="lead" css={intro}>
            {hero.intro}
          </p>
          <Link className="btn btn--primary" to={hero.action.path}>
            {hero.action.label} <Icon name="arrow" directional />
          </Link>
        </div>
      </div>
    </Section>
  );
}

/* The light of the hour (head-script.ts): first the veil warms, then the far end reddens. */
const dusk = (share: number) =>
  translucent("garnet", `calc(var(--hour, 0) * var(--hour, 0) * ${share}%)`);
const veil = (share: number) => translucent("veil", `${share}%`);

const frame = {
  position: "relative",
  background: "var(--veil)",
  minBlockSize: "max(100svh, 38rem)",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  isolation: "isolate",
  [wideScreen]: { minBlockSize: "100svh" },
} as const;

const slider = {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  ".pic": { blockSize: "100%", aspectRatio: "auto", "--pos": "50% 100% !important" },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    background: `linear-gradient(in srgb, ${veil(82)}, ${veil(55)} 40%, ${dusk(10)} 66%, ${dusk(44)})`,
  },
  /* If the screen is narrower than the picture's aspect ratio, the picture is as wide as the screen, or as high as fits
     below the text, and fades out at the top. Its objects start at 0.63 of its height from the bottom. */
  [wideHero]: {
    insetBlockStart: "auto",
    blockSize: "min(100%, max(62.5vw, (100svh - 35rem) / 0.63))",
    maskImage: "linear-gradient(transparent, black min(34%, 100svh - 62.5vw))",
    ".pic": { "--pos": "100% 60% !important" },
    "&::after": {
      background: `linear-gradient(to right in srgb, ${veil(70)}, ${dusk(10)} 40%, ${dusk(44)})`,
    },
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
  [wideScreen]: {
    blockSize: "100%",
    maskImage: "none",
    "&::after": {
      background: `linear-gradient(to right in srgb, ${veil(90)}, ${veil(62)} 36%, ${dusk(10)} 62%, ${dusk(48)})`,
    },
    "body:has(&)": {
      "--header-veil": `linear-gradient(in srgb, ${veil(50)}, transparent)`,
    },
  },
} as const;

const arabic = "[data-script=Arab] &";

const text = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  /* Beside the text, a finger reaches the slides. */
  pointerEvents: "none",
  "& > div > *": { pointerEvents: "auto" },
  /* The end padding is the height of the tall picture's objects, so that the text stays above them on low screens. */
  paddingBlock: "calc(var(--header) + 1.25rem) 77vw",
  h1: { marginBlock: "0.5rem 1.625rem", maxInlineSize: "4.2em" },
  [wideHero]: {
    paddingBlock: "calc(var(--header) + 1rem) 3.5rem",
    h1: {
      fontSize: "min(var(--t-hero), 11.4vw, 11.5rem)",
      maxInlineSize: "4.3em",
      marginBlock: "1rem 2.75rem",
    },
    [`${arabic} h1`]: { maxInlineSize: "3.35em" },
  },
  /* The heading gets the height that the header, the other texts and the button leave: for two lines, or three in Arabic. */
  [wideScreen]: {
    paddingBlock: "var(--header) clamp(0.5rem, 6svh, 3.5rem)",
    "& > div": { marginBlock: "auto" },
    h1: {
      fontSize: "max(3rem, min(var(--t-hero), 11.4vw, 11.5rem, (100svh - 19rem) / 1.72))",
      marginBlock: "0.5rem clamp(0.625rem, 4.4svh, 2.75rem)",
    },
    [`${arabic} h1`]: {
      fontSize: "max(3rem, min(var(--t-hero), 11.4vw, 11.5rem, (100svh - 24rem) / 2.4))",
    },
  },
  [lowScreen]: {
    h1: {
      fontSize: "max(3rem, min(var(--t-hero), (100svh - 16rem) / 1.72))",
      maxInlineSize: "4.4em",
    },
    [`${arabic} h1`]: {
      fontSize: "max(3rem, min(var(--t-hero), (100svh - 15.5rem) / 2.4))",
      maxInlineSize: "4.4em",
    },
  },
} as const;

const intro = {
  maxInlineSize: "20rem",
  marginBlockEnd: "1.5rem",
  /* The wide picture's objects start at 0.47 of the screen's width. */
  [wideHero]: { maxInlineSize: "min(20rem, 45vw - var(--gutter))", marginBlockEnd: "2rem" },
  [wideScreen]: { marginBlockEnd: "clamp(0.75rem, 3svh, 2rem)" },
  /* There, the objects start further to the end. */
  [lowScreen]: {
    maxInlineSize: "min(24rem, 52vw - var(--gutter))",
    fontSize: "var(--t-body)",
  },
} as const;

export const fragment = graphql`
  fragment HomeHero on HomePage {
    hero {
      eyebrow
      heading
      intro
      label
      pause
      play
      action {
        label
        path
      }
      slides {
        tall {
          alt
          image
        }
        wide {
          alt
          image
        }
      }
    }
  }
`;
