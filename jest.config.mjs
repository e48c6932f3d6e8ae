/** One transform for all: the Babel preset that builds the site, so that tests see what visitors get. */
const transform = {
  "\\.[jt]sx?$": [
    "babel-jest",
    {
      presets: [
        ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
        "@babel/preset-typescript",
      ],
    },
  ],
};

/** The quick loop, `npm test`: what needs nothing but the packages. */
const quick = [
  {
    displayName: "unit",
    testEnvironment: "jsdom",
    testMatch: [
      "<rootDir>/__tests__/{components,hooks,lib,pages,performance,sections}/**/*.test.{ts,tsx}",
    ],
    moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx" },
    setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  },
  {
    displayName: "content",
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/{build,content-check,graphql,i18n,ssr}/**/*.test.ts"],
  },
  {
    displayName: "scripts",
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/scripts/*.test.ts"],
  },
];

/** `npm run test:built`, in `npm run verify`: what needs a database, the built site and its variants. */
const built = [
  {
    displayName: "database",
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/supabase/*.test.ts"],
    globalSetup: "<rootDir>/__tests__/support/start-test-backend.ts",
    globalTeardown: "<rootDir>/__tests__/support/stop-test-backend.ts",
  },
  {
    displayName: "site",
    testEnvironment: "jsdom",
    testMatch: ["<rootDir>/__tests__/site/*.test.ts"],
  },
];

export default {
  // Jest leaves a core idle by default, which is half of a small machine.
  maxWorkers: "100%",
  // Typing in a form takes seconds where a build runs beside it.
  testTimeout: 30_000,
  projects: [...quick, ...built].map((project) => ({ ...project, transform })),
};
