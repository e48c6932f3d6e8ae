import type { ReactNode } from "react";
import { useReveal } from "../hooks/use-in-view";

export interface SectionProps {
  /** The background: the class in global.css without its prefix `g-`. */
  background?: "petal" | "blush" | "clay" | "garnet" | "night";
  /** Adds the two pale bars of `.beam` behind the content. */
  beam?: boolean;
  /** The accessible name, for a section without a heading. */
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page. It fades in by `useReveal`, unless it has pictures (`.can-reveal` in global.css). */
export function Section({
  background = "petal",
  beam,
  label,
  id,
  className,
  children,
}: SectionProps) {
  const ref = useReveal<HTMLElement>();
  const classes = [`g-${background}`, beam && "beam", className].filter(Boolean).join(" ");
  return (
    <section ref={ref} id={id} className={classes} aria-label={label}>
      {children}
    </section>
  );
}
