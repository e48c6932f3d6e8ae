import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { Slider } from "../../components/slider";
import { conditionOf, landscape } from "../../theme/media";
import { tick } from "../../theme/tick";
import { token } from "../../theme/token";

/** The full-screen hero: its pictures behind heading, text and link. */
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
            alternative={{ media: conditionOf(landscape), picture: wide }}
            priority={index === 0}
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
      {/* It runs once: what moves for longer than five seconds would need a pause button. */}
      {hero.slides.length === 1 && <div css={tick} aria-hidden="true" />}
    </Section>
  );
}

const frame = {
  position: "relative",
  minBlockSize: "max(100svh, 38rem)",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  isolation: "isolate",
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
    background:
      "linear-gradient(rgb(var(--veil) / .82), rgb(var(--veil) / .55) 40%, rgb(var(--veil) / 0) 66%)",
  },
  [landscape]: {
    ".pic": { "--pos": "100% 60% !important" },
    "&::after": {
      background:
        "linear-gradient(rgb(var(--veil) / .5), rgb(var(--veil) / 0) 9rem), linear-gradient(to right, rgb(var(--veil) / .9), rgb(var(--veil) / .62) 36%, rgb(var(--veil) / 0) 62%)",
    },
    "[dir=rtl] &": { transform: "scaleX(-1)" },
  },
} as const;

const text = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  paddingBlock: `calc(${token("header")} + 1.25rem) 1.5rem`,
  h1: { marginBlock: "0.5rem 1.625rem", maxInlineSize: "4.2em" },
  [landscape]: {
    paddingBlock: `calc(${token("header")} + 1rem) 3.5rem`,
    "& > div": { marginBlock: "auto" },
    h1: { maxInlineSize: "3.35em", marginBlock: "1rem 2.75rem" },
  },
} as const;

const intro = {
  maxInlineSize: "20rem",
  marginBlockEnd: "1.5rem",
  [landscape]: { marginBlockEnd: "2rem" },
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
