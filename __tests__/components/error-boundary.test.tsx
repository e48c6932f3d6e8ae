import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../src/components/error-boundary";

const labels = { title: "Unexpected Application Error!", home: "Return to Home", homePath: "/ar" };

function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

function show(thrown: unknown) {
  return render(
    <ErrorBoundary {...labels}>
      <Broken thrown={thrown} />
    </ErrorBoundary>,
  );
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ["an error's message", new Error("No such day"), "No such day"],
  [
    "a response's status text",
    { status: 503, statusText: "Service Unavailable" },
    "503 Service Unavailable",
  ],
  ["a status text without a status", { statusText: "Gone" }, "Gone"],
  ["a string", "a word", "a word"],
  ["null", null, "null"],
])("shows %s", (_case, thrown, text) => {
  show(thrown);
  expect(screen.getByRole("heading", { level: 1, name: labels.title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
