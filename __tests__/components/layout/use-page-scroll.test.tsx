import { act, render, screen } from "@testing-library/react";
import { usePageScroll } from "../../../src/components/layout/use-page-scroll";
import { fakeView, report } from "../../support/view";

function Page({ path = "/", children }: { path?: string; children?: React.ReactNode }) {
  const { headerSolid, dock } = usePageScroll(path);
  return (
    <>
      <header>{headerSolid ? "solid" : "transparent"}</header>
      <aside>{dock.hidden ? "hidden" : dock.small ? "small" : "large"}</aside>
      <p>{dock.raised ? "raised" : "low"}</p>
      {children}
    </>
  );
}

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top;
    dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(32);
  });
}

const header = () => screen.getByRole("banner").textContent;
const dockSize = () => screen.getByRole("complementary").textContent;

beforeEach(() => {
  jest.useFakeTimers();
  fakeView();
  window.scrollY = 0;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("a page that starts scrolled has a solid header", () => {
  window.scrollY = 400;
  render(<Page />);
  expect(header()).toBe("solid");
});

test("the dock is small while scrolling down and large while scrolling up", () => {
  render(<Page />);
  scrollTo(200);
  expect(dockSize()).toBe("large");
  scrollTo(500);
  expect(dockSize()).toBe("small");
  scrollTo(502);
  expect(dockSize()).toBe("small");
  scrollTo(400);
  expect(dockSize()).toBe("large");
});

test.each([
  ["hidden", "a form", <form key="form" data-testid="target" />],
  [
    ...(["small", "a closing invitation"] as const),
    <section key="closing" data-testid="target" className="closing" />,
  ],
])("the dock is %s while %s is in view, and large on the next page", (size, _, element) => {
  const { rerender } = render(<Page>{element}</Page>);
  const target = screen.getByTestId("target");
  expect(dockSize()).toBe("large");
  report(target, { isIntersecting: true });
  expect(dockSize()).toBe(size);
  report(target, { isIntersecting: false });
  expect(dockSize()).toBe("large");
  report(target, { isIntersecting: true });
  rerender(<Page path="/about" />);
  expect(dockSize()).toBe("large");
});

test("the dock is raised while something that it must not cover is at the foot of the screen", () => {
  const { rerender } = render(
    <Page>
      <p className="dock-avoids">Pearls</p>
      <p className="dock-avoids">Ask for this look</p>
    </Page>,
  );
  expect(screen.getByText("raised")).toBeInTheDocument();
  const [description, actions] = [
    screen.getByText("Pearls"),
    screen.getByText("Ask for this look"),
  ];
  report(description, { isIntersecting: false });
  report(actions, { isIntersecting: true });
  expect(screen.getByText("raised")).toBeInTheDocument();
  report(actions, { isIntersecting: false });
  expect(screen.getByText("low")).toBeInTheDocument();
  rerender(<Page path="/about" />);
  expect(screen.getByText("raised")).toBeInTheDocument();
});
