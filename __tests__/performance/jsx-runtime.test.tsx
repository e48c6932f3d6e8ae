import { render, screen } from "@testing-library/react";
import { defaultLocale } from "../../src/i18n/locales";
import { builtHtml } from "../support/built-html";

const foreign = "\u2066Silk Press\u2069";

test("words in another language say so, with their direction", () => {
  render(<p>{foreign}</p>);
  const words = screen.getByText(/Silk Press/);
  expect(words.tagName).toBe("SPAN");
  expect(words).toHaveAttribute("lang", defaultLocale.code);
  expect(words).toHaveAttribute("dir", defaultLocale.direction);
});

test("so do words within a sentence, which keeps its own", () => {
  const { container } = render(
    <p>
      احجزي «{foreign}» {"الآن"}
    </p>,
  );
  expect(container.querySelectorAll("span")).toHaveLength(1);
  expect(container.textContent).toBe(`احجزي «${foreign}» الآن`);
});

test("a text filled into a sentence of content is found too", () => {
  const { container } = render(<p>{`احجزي «${foreign}»`}</p>);
  expect(container.querySelector("span[lang]")?.textContent).toBe(foreign);
});

test("a page in one language is what it always was", () => {
  expect(builtHtml(<p className="lead">Silk {"Press"}</p>)).toBe(
    '<p class="lead">Silk <!-- -->Press</p>',
  );
});

test("attributes keep the words as they are", () => {
  render(<button aria-label={`احجزي ${foreign}`} />);
  expect(screen.getByRole("button")).toHaveAccessibleName(`احجزي ${foreign}`);
});
