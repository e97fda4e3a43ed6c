import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchForm } from "#ui/slots/header/search-form";

const field = () => screen.getByRole<HTMLInputElement>("searchbox");

test("a search keeps the focus, and a navigation sets the word of its URL", () => {
  const { rerender } = render(<SearchForm word="" />);
  field().focus();
  field().value = "急須";
  rerender(<SearchForm word="急須" />);
  expect(document.activeElement).toBe(field());
  rerender(<SearchForm word="湯のみ" />);
  expect(field().value).toBe("湯のみ");
  rerender(<SearchForm word="" />);
  expect(field().value).toBe("");
});

test("text that was typed before hydration is kept", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<SearchForm word="飯碗" />);
  field().value = "急須";
  render(<SearchForm word="飯碗" />, { container, hydrate: true });
  expect(field().value).toBe("急須");
});
