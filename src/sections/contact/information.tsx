import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LazyMap } from "../../components/lazy-map";
import { SocialLinks } from "../../components/social-links";
import { displayPhone, socialLinks } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";
import { OpenNow } from "./open-now";

interface InformationProps {
  labels: Queries.ContactInformationLabelsFragment;
  salon: Queries.InformationSalonFragment;
}

export function Information({ labels, salon }: InformationProps) {
  const { address, phone, email, hoursText, map, directionsUrl, messages, comma } = salon;
  const { block, building, street, district, country } = address;
  const { layout } = messages;
  const house = building && interpolate(labels.building, { building }).replaceAll(" ", "\u00a0");
  const parts = [block && interpolate(labels.block, { block }), street, house].filter(Boolean);
  const lines = [parts.join(comma), ...address.landmarks, district + comma + country];
  return (
    <div>
      <h2 className="h3">{labels.heading}</h2>
      <dl css={list}>
        <Entry term={labels.address}>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Entry>
        <Entry term={labels.phone}>
          <a className="link" dir="ltr" href={`tel:${phone}`}>
            {displayPhone(phone)}
          </a>
        </Entry>
        <Entry term={labels.email}>
          <a className="link" dir="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </Entry>
        <Entry term={labels.hours}>
          {hoursText.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <OpenNow salon={salon} />
        </Entry>
        <Entry term={labels.map}>
          <LazyMap
            src={map.embedUrl}
            title={labels.mapTitle}
            drawing={map.drawing.publicURL ?? ""}
            showLabel={labels.mapShow}
            failedText={labels.mapFailed}
          />
          <a className="link" href={directionsUrl} target="_blank" rel="noopener">
            {labels.directions}
          </a>
        </Entry>
        <Entry term={labels.follow}>
          <SocialLinks links={socialLinks(salon, layout)} />
        </Entry>
      </dl>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2rem",
  dt: { fontSize: "var(--t-small)", color: "var(--fg-2)", marginBlockEnd: "0.25rem" },
  p: { textWrap: "balance" },
  address: { fontStyle: "normal", span: { display: "block" } },
  /* From here on, the e-mail address fits in half of the column. */
  "@media (min-width: 90em)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "var(--gap)",
    "& > :nth-last-of-type(-n + 2)": { gridColumn: "1 / -1" },
  },
} as const;

export const fragment = graphql`
  fragment ContactInformationLabels on ContactInformation {
    heading
    address
    block
    building
    phone
    email
    hours
    map
    mapTitle
    mapShow
    mapFailed
    directions
    follow
  }

  fragment InformationSalon on Salon {
    phone
    whatsapp
    email
    address {
      block
      building
      street
      district
      country
      landmarks
    }
    hoursText {
      lines
    }
    socialLinks {
      icon
      href
      label
    }
    map {
      drawing {
        publicURL
      }
      embedUrl
    }
    directionsUrl
    messages {
      layout {
        whatsapp
      }
    }
    comma
    ...OpenNowSalon
  }
`;
