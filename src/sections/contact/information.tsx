import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LazyMap } from "../../components/lazy-map";
import { SocialLinks } from "../../components/social-links";
import { displayPhone, whatsappHref } from "../../lib/contact-links";
import { fill } from "../../lib/fill";
import { token } from "../../theme/token";
import { OpenNow } from "./open-now";

export interface InformationProps {
  words: Queries.ContactInformationWordsFragment;
  salon: Queries.InformationSalonFragment;
}

/** 'Contact Information': where the salon is, when it is open, and every way to reach it. */
export function Information({ words, salon }: InformationProps) {
  const { address, phone, email, hoursText, social, map, messages } = salon;
  const { block, building } = address;
  const layout = messages.layout;
  const lines = [
    [fill(words.block, { block }), fill(words.building, { building })].join(", "),
    ...address.landmarks,
    `${address.street}, ${address.district}`,
    address.country,
  ];
  return (
    <div>
      <h2 className="h3">{words.heading}</h2>
      <dl css={list}>
        <Entry term={words.address}>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Entry>
        <Entry term={words.phone}>
          <a className="link" href={`tel:${phone}`}>
            {displayPhone(phone)}
          </a>
        </Entry>
        <Entry term={words.email}>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </Entry>
        <Entry term={words.hours}>
          {hoursText.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <OpenNow salon={salon} />
        </Entry>
        <Entry term={words.map}>
          <LazyMap
            src={map.embedUrl}
            title={words.mapTitle}
            drawing={map.drawing.publicURL ?? ""}
            showLabel={words.mapShow}
          />
          <a className="link" href={map.directionsUrl} target="_blank" rel="noopener">
            {words.directions}
          </a>
        </Entry>
        <Entry term={words.follow}>
          <SocialLinks
            links={[
              { label: layout.instagram, href: social.instagram, icon: "ig" },
              { label: layout.facebook, href: social.facebook, icon: "fb" },
              { label: layout.whatsapp, href: whatsappHref(salon.whatsapp), icon: "wa" },
            ]}
          />
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
  gap: "2rem",
  dt: { fontSize: token("t-small"), color: token("fg-2"), marginBlockEnd: "0.25rem" },
  address: { fontStyle: "normal", span: { display: "block" } },
} as const;

export const fragment = graphql`
  fragment ContactInformationWords on ContactInformation {
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
    social {
      instagram
      facebook
    }
    map {
      drawing {
        publicURL
      }
      embedUrl
      directionsUrl
    }
    messages {
      layout {
        instagram
        facebook
        whatsapp
      }
    }
    ...OpenNowSalon
  }
`;
