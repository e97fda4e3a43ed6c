// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { showObserved } from "../testing/show-observed.ts";
import { createLateParts } from "./create-late-parts.tsx";

const parts = { Note: ({ onPressed }: { onPressed: () => void }) => <button onClick={onPressed}>お知らせ</button> };

/** Steps of promises between the arrival of the code and the part that shows it, with some to spare. */
const STEPS = 10;

test("a part keeps the server's HTML when its page renders again while the code arrives", async () => {
  showObserved();
  const createPage = (load: () => Promise<typeof parts>) => {
    const { loadParts, createLatePart } = createLateParts(load);
    const Note = createLatePart("note", "Note");
    const page = (onPressed: () => void) => (
      <div id="note">
        <Note onPressed={onPressed} />
      </div>
    );
    return { loadParts, page };
  };
  const server = createPage(async () => parts);
  await server.loadParts();
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(server.page(() => undefined));
  const button = container.querySelector("button");

  const code = Promise.withResolvers<typeof parts>();
  const { page } = createPage(() => code.promise);
  const root = await act(async () =>
    hydrateRoot(
      container,
      page(() => undefined),
    ),
  );
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
