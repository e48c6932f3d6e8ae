import type { AnchorHTMLAttributes } from "react";

/** Replaces gatsby in component tests with plain links. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  );
}

export const graphql = () => null;

export const navigate = jest.fn();
