import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

/**
 * The folders of `src` in dependency order: a folder may import only the ones before it. Those from `graphql` on need
 * Node or belong to the forms for staff, so the code of the pages must not import them.
 */
const folders = [
  "theme",
  "i18n",
  "lib",
  "inline",
  "performance",
  "hooks",
  "components",
  "sections",
  "pages",
  "templates",
  "graphql",
  "content-check",
  "build",
  "admin",
];

function restrictImports(files, forbidden) {
  const message = "This import breaks the order of folders in eslint.config.mjs.";
  const group = forbidden.map((folder) => `**/${folder}/**`);
  return {
    files,
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}

export default tseslint.config(
  {
    ignores: ["public", ".cache", ".local", "test-results", "src/gatsby-types.d.ts"],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["**/*.tsx"],
    /* Salons may have films without captions; the content check names them. */
    rules: { "jsx-a11y/media-has-caption": "off" },
  },
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
    // These rules need type information.
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["__tests__/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":not(MemberExpression) > CallExpression:matches([callee.name='expect'], [callee.object.name='expect'][callee.property.name=/^(soft|poll)$/])",
          message: "Without a matcher, it expects nothing.",
        },
        {
          selector: "MemberExpression[property.name=/^fail(ing)?$/]",
          message: "A test that must fail counts as passed.",
        },
      ],
    },
  },
  ...folders.map((folder, index) =>
    restrictImports([`src/${folder}/**`], ["scripts", ...folders.slice(index + 1)]),
  ),
  restrictImports(["gatsby-*.{ts,tsx}"], ["scripts"]),
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  {
    files: ["**/*.mjs"],
    rules: { "no-undef": "off" },
  },
);
