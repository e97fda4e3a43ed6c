// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { showObserved } from "../testing/show-observed.ts";
import { createLateParts } from "./create-late-parts.tsx";

const parts = { Note: ({ onPressed }: { onPressed: () => void }) => <button onClick={onPressed}>お知らせ</button> };

/** Steps of promises between the arrival of the code and the part that shows it, with some to spare. */
const STEPS = 10;

beforeEach(showObserved);

function createPage(load: () => Promise<typeof parts>) {
  const { loadParts, createLatePart } = createLateParts(load);
  const Note = createLatePart("note", "Note");
  const page = (onPressed: () => void) => (
    <div id="note">
      <Note onPressed={onPressed} />
    </div>
  );
  return { loadParts, page };
}

/** A page of the server that hydrates while `load` loads the code of its part. */
async function hydrate(load: () => Promise<typeof parts>) {
  const server = createPage(async () => parts);
  await server.loadParts();
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(server.page(() => undefined));
  const button = container.querySelector("button");
  const { page } = createPage(load);
  const root = await act(async () =>
    hydrateRoot(
      container,
      page(() => undefined),
    ),
  );
  return { container, button, page, root };
}

test("a part keeps the server's HTML when its page renders again while the code arrives", async () => {
  const code = Promise.withResolvers<typeof parts>();
  const { container, button, page, root } = await hydrate(() => code.promise);
  const pressed = vi.fn<() => void>();
  code.resolve(parts);
  for (let step = 0; step < STEPS; step++) {
    await Promise.resolve();
    flushSync(() => root.render(page(pressed)));
    expect(container.querySelector("button")).toBe(button);
  }
  await act(async () => undefined);
  button?.click();
  expect(pressed).toHaveBeenCalledOnce();
});

// Vite returns undefined for code that is missing when the page reloads instead.
test("a part keeps the server's HTML while its page reloads for missing code", async () => {
  const { container, button } = await hydrate(async () => undefined as unknown as typeof parts);
  expect(container.querySelector("button")).toBe(button);
});
