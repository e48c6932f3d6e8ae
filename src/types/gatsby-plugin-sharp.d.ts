/**
 * The part of gatsby-plugin-sharp 5.16.0 that the tests use; the package has no types. `effort` needs
 * patches/gatsby-plugin-sharp+5.16.0.patch (docs/pictures.md).
 */
declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export interface EncodingJob {
    inputPaths: string[];
    outputDir: string;
    args: object;
  }

  export function setActions(actions: { createJobV2(job: EncodingJob): Promise<unknown> }): void;

  export function generateImageData(source: {
    file: {
      absolutePath: string;
      name: string;
      base: string;
      extension: string;
      internal: { contentDigest: string };
    };
    args: object;
    reporter: object;
  }): Promise<IGatsbyImageData>;
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  export function IMAGE_PROCESSING(job: {
    inputPaths: { path: string }[];
    outputDir: string;
    args: object;
  }): Promise<void>;
}

declare module "gatsby-plugin-sharp/plugin-options" {
  /** Gatsby calls it before the build with the options of gatsby-config.ts. */
  export function setPluginOptions(options: object): void;
}
