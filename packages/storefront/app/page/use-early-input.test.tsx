// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyInput } from "./early-input.ts";
import { useEarlyInput } from "./use-early-input.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete window.norenLatePresses;
});

const onChosen = vi.fn<(value: string) => void>();
const onPressed = vi.fn<() => void>();

function Choice({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  useEarlyInput("delivery");
  return (
    <>
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
      <button type="button" onClick={onPressed}>
        お気に入り
      </button>
    </>
  );
}

/** A page that hydrates at once, and whose part hydrates with `load`. `before` acts on the HTML of the server. */
async function hydrate(before: () => void) {
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const Late = lazy(async () => {
    await loaded;
    return { default: Choice };
  });
  function Page({ children }: { children: ReactNode }) {
    useEffect(replayEarlyInput, []);
    return (
      <main>
        <div id="delivery" data-late="">
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
  before();
  await act(() =>
    hydrateRoot(
      document.body.firstElementChild!,
      <Page>
        <Late />
      </Page>,
    ),
  );
  const load = () =>
    act(async () => {
      resolve();
      await loaded;
    });
  return load;
}

test("what was chosen in a part that hydrates later than the page is replayed, and kept", async () => {
  onChosen.mockClear();
  let select!: HTMLSelectElement;
  const load = await hydrate(() => {
    select = document.querySelector("select")!;
    select.value = "13";
  });
  expect(onChosen, "the part cannot react yet").not.toHaveBeenCalled();
  await load();
  expect(onChosen.mock.calls).toEqual([["13"]]);
  expect(document.querySelector("select"), "the element of the server").toBe(select);
  expect(select.value).toBe("13");
});

test("what is chosen before the effects of the hydration have run is kept", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  let select!: HTMLSelectElement;
  function Page() {
    const [value, setValue] = useState("");
    // Between the commit and its effects, as on a busy phone.
    useLayoutEffect(() => {
      queueMicrotask(() => {
        select.value = "13";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
    }, []);
    useEffect(replayEarlyInput, []);
    return (
      <main>
        <select value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
          <option value="">選択</option>
          <option value="13">東京都</option>
        </select>
        <output>{value}</output>
      </main>
    );
  }
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  select = document.querySelector("select")!;
  const root = hydrateRoot(document.body.firstElementChild!, <Page />);
  await vi.waitFor(() => expect(document.querySelector("output")!.textContent).toBe("13"));
  // A wrong replay comes in the same task.
  expect(select.value).toBe("13");
  root.unmount();
  vi.unstubAllGlobals();
});

test("a press in a part that hydrates later than the page is replayed once, and the next is the part's", async () => {
  onPressed.mockClear();
  const press = () => document.querySelector("button")!.click();
  const load = await hydrate(() => {
    window.norenLatePresses = [document.querySelector("button")!];
  });
  press();
  expect(onPressed, "the part cannot react yet").not.toHaveBeenCalled();
  await load();
  await vi.waitFor(() => expect(onPressed).toHaveBeenCalledTimes(1));
  expect(document.querySelector("[data-late]")).toBeNull();
  press();
  expect(onPressed).toHaveBeenCalledTimes(2);
});

test("a value that the browser rendered is no change", () => {
  onChosen.mockClear();
  render(
    <div id="delivery" data-late="">
      <Choice initial="13" />
    </div>,
  );
  expect(document.querySelector("select")!.value).toBe("13");
  expect(document.querySelector("[data-late]")).toBeNull();
  expect(onChosen).not.toHaveBeenCalled();
});
