import { graphql } from "gatsby";
import { useMinute } from "../../hooks/use-minute";
import { describeOpenNow } from "./openings";

/** Whether the salon is open now in Kuwait. Empty in the built HTML. */
export function OpenNow({ salon }: { salon: Queries.OpenNowSalonFragment }) {
  const { hours, messages, hoursFormats } = salon;
  const now = useMinute();
  const text = now && describeOpenNow(hours, messages.hours, hoursFormats, new Date(now));
  /* An empty line reserves the space, so that there is no layout shift. */
  return <p className="accent">{text || "\u00a0"}</p>;
}

export const fragment = graphql`
  fragment Ranges on OpenRange {
    from
    to
  }

  fragment OpenNowSalon on Salon {
    hours {
      sunday {
        ...Ranges
      }
      monday {
        ...Ranges
      }
      tuesday {
        ...Ranges
      }
      wednesday {
        ...Ranges
      }
      thursday {
        ...Ranges
      }
      friday {
        ...Ranges
      }
      saturday {
        ...Ranges
      }
      exceptions {
        name
        from
        to
        days
        open {
          ...Ranges
        }
      }
    }
    hoursFormats {
      dayPeriods {
        until
        text
      }
      date {
        text
        withWeekday
        months
      }
    }
    messages {
      hours {
        openUntil
        opensAt
        opensTomorrow
        opensOn
        sunday
        monday
        tuesday
        wednesday
        thursday
        friday
        saturday
      }
    }
  }
`;
