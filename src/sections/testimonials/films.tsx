import { graphql } from "gatsby";
import { type KeyboardEvent, useCallback, useEffect, useState } from "react";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { PressLink } from "../../components/press-link";
import { Section } from "../../components/section";
import { VideoPlayer } from "../../components/video-player";
import { useBackToClose } from "../../hooks/use-back-to-close";
import { useHydrated } from "../../hooks/use-hydrated";
import { interpolate } from "../../lib/interpolate";
import { circle } from "../../theme/circle";
import { desktop, hover, narrow, sideBySide } from "../../theme/media";
import { quotationMarks } from "../shared/quotation-marks";

type Film = Queries.TestimonialsFilmFragment;

interface FilmsProps extends Queries.TestimonialsFilmsFragment {
  films: readonly Film[];
}

interface Playing {
  readonly film: Film;
  readonly card: HTMLElement;
}

/**
 * The clients' films: a still of each, and a player over the page for the selected one. Without JavaScript, each card
 * is a link to its film; with it, the card is a button that opens the player.
 */
export function Films({ films, playLabel, player }: FilmsProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const scripted = useHydrated();
  const button = scripted ? ({ role: "button", "aria-haspopup": "dialog" } as const) : {};
  const close = useCallback(() => setPlaying(null), []);
  useBackToClose(playing !== null, close);
  /* Returns focus to the card when its film closes. */
  useEffect(() => () => playing?.card.focus(), [playing]);
  return (
    <Section css={foot}>
      <ul className="wrap" css={list}>
        {films.map((film, index) => (
          <li key={film.jsonId} className="reveal">
            <PressLink
              href={film.video.publicURL ?? ""}
              aria-label={interpolate(playLabel, { title: film.title })}
              {...button}
              onPress={(card) => setPlaying({ film, card })}
              onKeyDown={pressOnSpace}
            >
              <Photo
                picture={film.thumbnail}
                load={index === 0 ? "first" : index < 4 ? "eager" : undefined}
              >
                <span css={play}>
                  <Icon name="play" />
                </span>
              </Photo>
            </PressLink>
            <h2 className={film.quote ? "small soft" : "h4"}>{film.title}</h2>
            {film.quote && <Quotation quote={film.quote} name={film.name} service={film.service} />}
          </li>
        ))}
      </ul>
      {playing && (
        <VideoPlayer
          film={playing.film}
          still={playing.card.querySelector("img")?.currentSrc}
          labels={player}
          onClosed={close}
        />
      )}
    </Section>
  );
}

function Quotation({ quote, name, service }: Pick<Film, "quote" | "name" | "service">) {
  return (
    <figure css={quotation}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="small">
        {name && <p>{name}</p>}
        {service && <p className="soft">{service}</p>}
      </figcaption>
    </figure>
  );
}

/** Makes the space bar work, because the role is `button` but the element is a link. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

const foot = { paddingBlockEnd: "var(--section)" } as const;

/* Every second film is offset: downwards, for which the margin at the end makes room, or in one column to the end. */
const list = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "2rem var(--gap)",
  "--drop": "3rem",
  "& > :nth-of-type(even)": { marginBlock: "var(--drop) calc(var(--drop) * -1)" },
  marginBlockEnd: "var(--drop)",
  a: { display: "block" },
  "a:focus-visible": { borderRadius: 0 },
  ".pic": { "--ar": "9 / 14" },
  h2: { marginBlockStart: "0.75rem" },
  "h2.small": { fontWeight: 400 },
  [narrow]: {
    "--drop": "0rem",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "3rem",
    "& > li": { inlineSize: "78%" },
    "& > :nth-of-type(even)": { justifySelf: "end" },
  },
  [sideBySide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [desktop]: { "--drop": "6rem" },
} as const;

const quotation = {
  marginBlockStart: "0.5rem",
  paddingInlineEnd: "0.5rem",
  blockquote: {
    font: "300 var(--t-4)/1.15 var(--display)",
    ...quotationMarks,
  },
  figcaption: { marginBlockStart: "0.75rem", "p:first-of-type": { fontWeight: 500 } },
} as const;

/* In a corner at the top, clear of what the films show. */
const play = {
  position: "absolute",
  insetBlockStart: "0.75rem",
  insetInlineStart: "0.75rem",
  ...circle("3.5rem"),
  background: "var(--petal)",
  border: "1px solid var(--line)",
  color: "var(--ink)",
  transition: "background-color var(--d1)",
  [hover]: { "a:hover &": { background: "var(--gold-lit)" } },
  [desktop]: {
    insetBlockStart: "1.25rem",
    insetInlineStart: "1.25rem",
    inlineSize: "4.5rem",
    blockSize: "4.5rem",
  },
} as const;

export const fragment = graphql`
  fragment TestimonialsFilms on TestimonialsPage {
    playLabel
    player {
      label
      close
      transcript
      loading
      failed
    }
  }

  fragment TestimonialsFilm on Film {
    jsonId
    title
    quote
    name
    service
    transcript
    video {
      publicURL
    }
    captions {
      language
      languageName
      file {
        publicURL
      }
    }
    thumbnail {
      ...Photo
    }
  }
`;
