import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { useNear } from "../../hooks/use-in-view";

const minute = 60_000;

/** Whether the salon is open now in Kuwait. Empty in the built HTML. */
export function OpenNow({ salon }: { salon: Queries.OpenNowSalonFragment }) {
  const { hours, messages, hoursFormats } = salon;
  const [line, near] = useNear<HTMLParagraphElement>();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (!near) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    import("../../lib/opening-hours").then(
      ({ describeOpenNow }) => {
        const update = () =>
          setText(describeOpenNow(hours, messages.hours, hoursFormats, new Date()));
        if (left) return;
        update();
        timer = setInterval(update, minute);
      },
      () => undefined,
    );
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [near, hours, messages, hoursFormats]);
  /* An empty line reserves the space, so that there is no layout shift. */
  return (
    <p ref={line} className="accent">
      {text ?? "\u00a0"}
    </p>
  );
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
