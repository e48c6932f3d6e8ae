/** The part of the package that the tests use; it has no types. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs, Node } from "gatsby";

  export function onCreateNode(
    args: CreateNodeArgs,
    options: { readonly typeName: (args: { node: Node }) => string },
  ): Promise<void>;
}
