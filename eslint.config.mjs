import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["public", ".cache", ".local", "test-results", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  tseslint.configs.strict,
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  reactHooks.configs.flat["recommended-latest"],
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  {
    files: ["**/*.mjs"],
    rules: { "no-undef": "off" },
  },
);
