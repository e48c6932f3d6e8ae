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

test("a page that does not throw is shown as it is", () => {
  render(<ErrorBoundary {...labels}>Our Story</ErrorBoundary>);
  expect(screen.getByText("Our Story")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["an error's message", new Error("No such day"), "No such day"],
  [
    "an answer's status text",
    { status: 503, statusText: "Service Unavailable" },
    "503 Service Unavailable",
  ],
  ["a status text alone", { statusText: "Gone" }, "Gone"],
  ["whatever was thrown", "a word", "a word"],
  ["nothing at all", null, "null"],
])("the screen tells %s", (_case, thrown, text) => {
  show(thrown);
  expect(screen.getByRole("heading", { level: 1, name: labels.title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("the way home is a plain link: the next page starts afresh", () => {
  show(new Error("No such day"));
  expect(screen.getByRole("link", { name: labels.home })).toHaveAttribute("href", "/ar");
});

test("another route, another try", () => {
  const { rerender } = render(
    <ErrorBoundary key="/about" {...labels}>
      <Broken thrown={new Error("No such day")} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert")).toBeInTheDocument();
  rerender(
    <ErrorBoundary key="/contact" {...labels}>
      Send Us a Message
    </ErrorBoundary>,
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Send Us a Message")).toBeInTheDocument();
});

test("a part that is missing is met with a reload first, without a word of error", () => {
  show(missingPart);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(1);
});

test("a part that is still missing after the reload gives the screen", () => {
  show(missingPart).unmount();
  show(missingPart);
  expect(screen.getByText("Loading chunk 7 failed.")).toBeInTheDocument();
});

test("a lazily loaded part that is missing counts as well", async () => {
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

test("a tab that cannot remember its reload does not reload", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Storage is refused", "SecurityError");
  });
  show(missingPart);
  expect(screen.getByRole("alert")).toBeInTheDocument();
});
