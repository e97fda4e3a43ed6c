// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyInput } from "./early-input.ts";
import { useEarlyChanges } from "./use-early-changes.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const onChosen = vi.fn<(value: string) => void>();

function Choice({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  useEarlyChanges("#delivery");
  return (
    <select
      value={value}
      onChange={({ currentTarget }) => {
        onChosen(currentTarget.value);
        setValue(currentTarget.value);
      }}
    >
      <option value="">選択</option>
      <option value="13">東京都</option>
    </select>
  );
}

test("what was chosen in a part that hydrates later than the page is replayed, and kept", async () => {
  onChosen.mockClear();
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  const Late = lazy(async () => {
    await loaded;
    return { default: Choice };
  });
  function Page({ children }: { children: ReactNode }) {
    useEffect(replayEarlyInput, []);
    return (
      <main>
        <div id="delivery">
          <Suspense>{children}</Suspense>
        </div>
      </main>
    );
  }
  document.body.innerHTML = `<div>${renderToString(
    <Page>
      <Choice />
    </Page>,
  )}</div>`;
  const select = document.querySelector("select")!;
  select.value = "13";
  await act(() =>
    hydrateRoot(
      document.body.firstElementChild!,
      <Page>
        <Late />
      </Page>,
    ),
  );
  expect(onChosen, "the part cannot react yet").not.toHaveBeenCalled();
  await act(async () => {
    load();
    await loaded;
  });
  expect(onChosen.mock.calls).toEqual([["13"]]);
  expect(document.querySelector("select"), "the element of the server").toBe(select);
  expect(select.value).toBe("13");
});

test("a value that the browser rendered is no change", () => {
  onChosen.mockClear();
  render(
    <div id="delivery">
      <Choice initial="13" />
    </div>,
  );
  expect(document.querySelector("select")!.value).toBe("13");
  expect(onChosen).not.toHaveBeenCalled();
});
