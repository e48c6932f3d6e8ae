import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

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
    // Rules that ask the compiler: no promise is forgotten, none is taken for something else.
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  {
    files: ["**/*.mjs"],
    rules: { "no-undef": "off" },
  },
);
