import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LoadSuggestions } from "#ui/slots/header/header.props";
import { SearchForm } from "#ui/slots/header/search-form";
import { searchSuggestionsCopy as copy } from "#ui/slots/search-suggestions/search-suggestions.copy";
import { SearchSuggestions } from "#ui/slots/search-suggestions/search-suggestions";
import { empty, nothing, typed } from "#ui/slots/search-suggestions/search-suggestions.fixture";

const onTyped = vi.fn<(word: string) => void>();
const onHistoryRemoved = vi.fn<(word: string) => void>();
const onSearched = vi.fn<(word: string) => void>();
const followed = vi.fn<(path: string | null) => void>();

beforeEach(() => {
  for (const mock of [onTyped, onHistoryRemoved, onSearched, followed]) mock.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
});

const field = () => screen.getByLabelText<HTMLInputElement>("商品を検索");
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
const isOpen = () => field().getAttribute("aria-expanded") === "true";
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...init });

/** A search field with the focus, which has the suggestions. */
async function open(shown: typeof typed = typed) {
  const loadSuggestions: LoadSuggestions = (found, show) =>
    show(<SearchSuggestions {...shown} field={found} onTyped={onTyped} onHistoryRemoved={onHistoryRemoved} />);
  const { container } = render(<SearchForm word="" onSearched={onSearched} loadSuggestions={loadSuggestions} />);
  container.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    followed(link.getAttribute("href"));
  });
  await act(async () => field().focus());
}

describe("the search field", () => {
  it("is a plain search field until it has the focus, then a combobox", async () => {
    render(<SearchForm word="" />);
    expect(screen.getByRole("searchbox")).toBe(field());
    document.body.replaceChildren();
    await open();
    expect(screen.getByRole("combobox")).toBe(field());
    expect(isOpen()).toBe(true);
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: copy.label }).id);
  });

  it("owns all options in their order", async () => {
    await open();
    const options = screen.getAllByRole("option");
    expect(screen.getByRole("listbox").getAttribute("aria-owns")?.split(" ")).toEqual(options.map(({ id }) => id));
    expect(options).toHaveLength(11);
  });

  it("chooses by arrow keys, through the field at both ends, and follows at Enter without a search", async () => {
    await open();
    press("ArrowDown");
    expect(active()).toBe("飯碗 青磁");
    press("ArrowUp");
    expect(active()).toBeNull();
    press("ArrowUp");
    expect(active()).toBe(copy.all("飯", 28));
    press("ArrowDown");
    press("ArrowDown");
    press("ArrowDown");
    expect(active()).toBe("飯碗");
    expect(document.activeElement).toBe(field());
    expect(press("Enter")).toBe(false);
    expect(followed.mock.calls).toEqual([["/product?word=%E9%A3%AF%E7%A2%97"]]);
    expect([isOpen(), document.activeElement]).toEqual([false, field()]);
  });

  it("searches at Enter without a chosen option, and closes", async () => {
    await open();
    expect(press("Enter")).toBe(true);
    fireEvent.submit(screen.getByRole("search"));
    expect([onSearched.mock.calls.length, isOpen()]).toEqual([1, false]);
  });

  it("closes at Escape and keeps the word; the next Escape is the browser's", async () => {
    await open();
    expect(press("Escape")).toBe(false);
    expect(isOpen()).toBe(false);
    expect(press("Escape")).toBe(true);
    press("ArrowDown");
    expect(isOpen()).toBe(true);
  });

  it("leaves a composition alone: nothing is reported or chosen until it ends", async () => {
    await open();
    onTyped.mockClear();
    fireEvent.compositionStart(field());
    field().value = "せ";
    field().dispatchEvent(new InputEvent("input", { isComposing: true, bubbles: true }));
    press("ArrowDown", { isComposing: true });
    press("Enter", { keyCode: 229 });
    press("Escape", { isComposing: true });
    expect([onTyped.mock.calls, active(), isOpen(), followed.mock.calls]).toEqual([[], null, true, []]);
    field().value = "青磁";
    fireEvent.compositionEnd(field());
    expect(onTyped.mock.calls).toEqual([["青磁"]]);
  });

  it("reports what is typed, and forgets the chosen option", async () => {
    await open();
    press("ArrowDown");
    fireEvent.input(field(), { target: { value: "飯碗" } });
    expect(onTyped.mock.lastCall).toEqual(["飯碗"]);
    expect(active()).toBeNull();
  });

  it("closes when the focus leaves the form, not at its buttons", async () => {
    await open();
    fireEvent.focusOut(field(), { relatedTarget: screen.getByRole("button", { name: copy.remove("飯碗 青磁") }) });
    expect(isOpen()).toBe(true);
    fireEvent.focusOut(field(), { relatedTarget: null });
    expect(isOpen()).toBe(false);
  });

  it("removes an own search, and the field has the focus again", async () => {
    await open(empty);
    fireEvent.click(screen.getByRole("button", { name: copy.remove("タオル") }));
    expect(onHistoryRemoved.mock.calls).toEqual([["タオル"]]);
    expect([document.activeElement, isOpen()]).toEqual([field(), true]);
  });

  it("announces the number of options", async () => {
    await open();
    expect(screen.getByRole("status").textContent).toBe(copy.announced(11));
    press("Escape");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("announces that nothing is found, unless the shop did not answer", async () => {
    await open(nothing);
    expect([screen.getByRole("status").textContent, isOpen()]).toEqual([copy.nothing, false]);
    document.body.replaceChildren();
    await open({ ...nothing, hasFailed: true });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("has its suggestions also when it had the focus before hydration; it is a search field if they do not load", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<SearchForm word="" />);
    field().focus();
    const loadSuggestions = vi.fn<LoadSuggestions>();
    await act(async () => {
      render(<SearchForm word="" loadSuggestions={loadSuggestions} />, { container, hydrate: true });
    });
    expect(loadSuggestions).toHaveBeenCalledWith(field(), expect.any(Function));
    expect(screen.getByRole("searchbox")).toBe(field());
  });

  it("is a plain field again without the panel", () => {
    const input = document.body
      .appendChild(document.createElement("form"))
      .appendChild(document.createElement("input"));
    const props = { ...typed, field: input, onTyped, onHistoryRemoved };
    const { unmount } = render(<SearchSuggestions {...props} />);
    expect(input.getAttribute("role")).toBe("combobox");
    unmount();
    expect([...input.attributes]).toEqual([]);
  });
});
