/** The plugin has no types of its own; tests run it. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs, Node } from "gatsby";

  export function onCreateNode(
    args: CreateNodeArgs,
    options: { readonly typeName: (args: { node: Node }) => string },
  ): Promise<void>;
}
