/** The presets of the build. */
const presets = [
  ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
  "@babel/preset-typescript",
];

/** `npm test`: these projects need only the packages. */
const quick = [
  {
    displayName: "unit",
    testEnvironment: "jsdom",
    testMatch: [
      "<rootDir>/__tests__/{components,hooks,inline,lib,pages,performance,sections}/**/*.test.{ts,tsx}",
    ],
    moduleNameMapper: {
      "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
      "/icons\\.svg$": "<rootDir>/__tests__/support/icons.ts",
    },
    setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  },
  {
    displayName: "content",
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/{admin,build,content-check,graphql,i18n}/**/*.test.ts"],
  },
  {
    displayName: "scripts",
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/scripts/*.test.ts"],
  },
];

/** `npm test` leaves these projects out: they need a database or the built site. */
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
  {
    displayName: "fixture",
    testEnvironment: "jsdom",
    testMatch: ["<rootDir>/__tests__/site/fixture/*.test.ts"],
  },
];

/** The content as the specification requires it. `.ci/run` runs this project, until a salon has content of its own. */
const specification = {
  displayName: "specification",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/specification/*.test.ts"],
};

export default {
  // By default Jest leaves one core idle, which is half of a small machine.
  maxWorkers: "100%",
  // Typing in a form can take seconds while a build is running.
  testTimeout: 90_000,
  projects: [...quick, ...built, specification].map((project) => ({
    ...project,
    transform: { "\\.[jt]sx?$": ["babel-jest", { presets }] },
    // Copies of the project, and content, which needs no review: Jest would run its `__mocks__`.
    modulePathIgnorePatterns: ["<rootDir>/.local/", "<rootDir>/content/"],
  })),
};
