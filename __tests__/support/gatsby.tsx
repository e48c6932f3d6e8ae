import type { AnchorHTMLAttributes } from "react";

/** Replaces gatsby in component tests with plain links. Gatsby's own accepts only pages of the site. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  if (!to.startsWith("/")) throw new Error(`${to} is not a page of the site.`);
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  );
}

export const graphql = () => null;

export const navigate = jest.fn();
