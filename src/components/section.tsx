import type { ReactNode } from "react";
import { useRevealOnScroll } from "../hooks/use-reveal-on-scroll";

export interface SectionProps {
  /** The colour of its background: a ground of global.css. */
  ground?: "petal" | "blush" | "clay" | "garnet" | "night";
  /** Whether it has the two pale bars of `.beam` behind it. */
  beam?: boolean;
  /** Its name for screen readers, where it has no heading of its own. */
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page, which fades in when a tenth of it is visible. */
export function Section({ ground = "petal", beam, label, id, className, children }: SectionProps) {
  const ref = useRevealOnScroll<HTMLElement>();
  const classes = [`g-${ground}`, beam && "beam", className].filter(Boolean).join(" ");
  return (
    <section ref={ref} id={id} className={classes} aria-label={label}>
      {children}
    </section>
  );
}
