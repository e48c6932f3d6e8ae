import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

/**
 * The folders of `src`, each before those that may import it, so that no two import each other. Those from `graphql` on
 * need Node: no script of the browser may import them.
 */
const folders = [
  "theme",
  "i18n",
  "lib",
  "performance",
  "hooks",
  "components",
  "sections",
  "pages",
  "graphql",
  "content-check",
  "ssr",
  "build",
];

function restrictImports(files, forbidden) {
  const message = "This folder may not import that one (eslint.config.mjs).";
  const group = forbidden.map((folder) => `**/${folder}/**`);
  return {
    files,
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}

export default tseslint.config(
  {
    ignores: [
      "public",
      ".cache",
      ".local",
      "test-results",
      "src/gatsby-types.d.ts",
      "src/theme/token-names.d.ts",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  reactHooks.configs.flat["recommended-latest"],
  {
    plugins: { "simple-import-sort": simpleImportSort },
    rules: {
      "simple-import-sort/imports": [
        "error",
        { groups: [["^\\u0000", "^node:", "^@?\\w", "^", "^\\."]] },
      ],
    },
  },
  {
    // Rules that ask the compiler: no promise is forgotten, none is taken for something else.
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  ...folders.map((folder, index) => ({
    ...restrictImports([`src/${folder}/**`], ["scripts", ...folders.slice(index + 1)]),
    /* Part of the build's webpack settings; no script of the browser. */
    ignores: ["src/performance/webpack.ts"],
  })),
  restrictImports(["gatsby-*.{ts,tsx}"], ["scripts"]),
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  {
    files: ["**/*.mjs"],
    rules: { "no-undef": "off" },
  },
);
