import { render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
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

const missingPart = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" });

beforeEach(() => {
  sessionStorage.clear();
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

test("a missing chunk reloads the page without an error screen", () => {
  show(missingPart);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(1);
});

test("a missing lazy chunk also shows the error screen after the reload", async () => {
  show(missingPart).unmount();
  const Part = lazy(() => Promise.reject(missingPart));
  render(
    <ErrorBoundary {...labels}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole("alert")).toBeInTheDocument();
});

test("shows the error screen without a reload when sessionStorage is blocked", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Storage is refused", "SecurityError");
  });
  show(missingPart);
  expect(screen.getByRole("alert")).toBeInTheDocument();
});
