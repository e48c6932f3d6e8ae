import type { AnchorHTMLAttributes } from "react";

/** Replaces gatsby in component tests with plain links. */
export function Link({
  to,
  state,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: unknown }) {
  const carried = state === undefined ? {} : { "data-state": JSON.stringify(state) };
  return (
    <a href={to} {...carried} {...rest}>
      {rest.children}
    </a>
  );
}

export const graphql = () => null;

export const navigate = jest.fn();
