// @vitest-environment jsdom
import { cart as example, loginAnswer, settings } from "@noren/contract/examples";
import type { CartLine, Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { cart as cartApi } from "@noren/api/endpoints/cart";
import { LINE_UNDO_MS } from "@noren/domain/limits";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { shopStorage } from "../../storage/shop-storage.ts";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCartModel } from "./cart.model.ts";

afterEach(cleanup);

const line = example.detail.products[0]!;
const first = { ...line, key: "first" };
const second = { ...line, key: "second" };
const holding = (...products: CartLine[]) => Response.json({ ...example, detail: { ...example.detail, products } });

/** A cart with two lines of 2 pieces, and its pending changes, each answered by `answer`. */
async function open(changed: Partial<Settings> = {}) {
  const sent: unknown[] = [];
  const gates: PromiseWithResolvers<Response>[] = [];
  const waiting = (change: (body: object) => unknown) => (body: unknown) => {
    sent.push(change(body as object));
    gates.push(Promise.withResolvers());
    return gates.at(-1)!.promise;
  };
  let nextCart: Response | null = null;
  const { store } = testApp({
    answers: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      "POST /v1/carts/init": () => nextCart ?? holding(first, second),
      "PATCH /v1/carts/products/modify": waiting((body) =>
        "key" in body && "quantity" in body ? [body.key, body.quantity] : body,
      ),
      "PATCH /v1/carts/products/delete": waiting((body) => ("key" in body ? [body.key] : body)),
      "PATCH /v1/carts/products/add-set": waiting((body) => body),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useCartModel, { wrapper });
  await vi.waitFor(() => expect(result.current.cart?.detail.products).toHaveLength(2));
  const waitForChanges = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  const answer = async (response: Response) => {
    const count = sent.length;
    await act(async () => gates[count - 1]!.resolve(response));
  };
  const want = (of: CartLine, quantity: number) => act(() => result.current.onQuantityChanged(of, quantity));
  const wanted = () => Object.fromEntries(result.current.wantedQuantities);
  const quantities = () => result.current.cart?.detail.products.map(({ quantity }) => quantity);
  const next = (opened: Response) => void (nextCart = opened);
  return { store, next, result, sent, waitForChanges, answer, want, wanted, quantities };
}

test("the wanted quantity shows at once, and only the last one is sent", async () => {
  const { sent, waitForChanges, answer, want, wanted, quantities } = await open();
  want(first, 3);
  await waitForChanges(1);
  want(first, 4);
  want(first, 5);
  expect(wanted()).toEqual({ first: 5 });
  await answer(holding({ ...first, quantity: 3 }, second));
  await waitForChanges(2);
  expect(wanted()).toEqual({ first: 5 });
  await answer(holding({ ...first, quantity: 5 }, second));
  await vi.waitFor(() => expect(wanted()).toEqual({}));
  expect(quantities()).toEqual([5, 2]);
  expect(sent).toEqual([
    ["first", 3],
    ["first", 5],
  ]);
});

describe("a removal", () => {
  const removedLine = (undo_key?: string) =>
    Response.json({ ...example, detail: { ...example.detail, products: [second] }, ...(undo_key && { undo_key }) });

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test("can be undone for 8 seconds", async () => {
    const { result, waitForChanges, answer } = await open();
    act(() => result.current.onLineRemoved(first));
    await waitForChanges(1);
    await answer(removedLine("u7"));
    await vi.waitFor(() => expect(result.current.removal).toEqual({ name: first.product_name, state: "undoable" }));
    await act(() => vi.advanceTimersByTimeAsync(LINE_UNDO_MS - 100));
    expect(result.current.removal).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current.removal).toBeNull();
  });

  test("can be undone while the button has focus or pointer", async () => {
    const { result, waitForChanges, answer } = await open();
    act(() => result.current.onLineRemoved(first));
    await waitForChanges(1);
    await answer(removedLine("u7"));
    await vi.waitFor(() => expect(result.current.removal).not.toBeNull());
    act(() => result.current.onUndoHeld(true));
    await act(() => vi.advanceTimersByTimeAsync(LINE_UNDO_MS * 3));
    expect(result.current.removal).not.toBeNull();
    act(() => result.current.onUndoHeld(false));
    await act(() => vi.advanceTimersByTimeAsync(LINE_UNDO_MS));
    expect(result.current.removal).toBeNull();
  });

  test("is undone by its key, once, with a notice", async () => {
    const { result, sent, waitForChanges, answer, quantities } = await open();
    act(() => result.current.onLineRemoved(first));
    await waitForChanges(1);
    await answer(removedLine("u7"));
    await vi.waitFor(() => expect(result.current.removal).not.toBeNull());
    act(() => result.current.onRemovalUndone());
    await waitForChanges(2);
    await answer(holding(first, second));
    await vi.waitFor(() => expect(result.current.removal).toEqual({ name: first.product_name, state: "restored" }));
    act(() => result.current.onRemovalUndone());
    expect(quantities()).toEqual([2, 2]);
    expect(sent).toEqual([["first"], { token: example.token, undo: "u7" }]);
  });

  test("is undone by adding the product, for a backend without keys", async () => {
    const { result, sent, waitForChanges, answer } = await open();
    act(() => result.current.onLineRemoved(first));
    await waitForChanges(1);
    await answer(removedLine());
    await vi.waitFor(() => expect(result.current.removal).toMatchObject({ state: "undoable" }));
    act(() => result.current.onRemovalUndone());
    await waitForChanges(2);
    expect(sent[1]).toEqual({ token: example.token, products: [{ product_id: first.product_id, quantity: 2 }] });
  });

  test("is undone with the variant and the embroidery of its line", async () => {
    const name_embroidery = "HANAKO";
    const { result, sent, waitForChanges, answer } = await open();
    act(() => result.current.onLineRemoved({ ...first, product_id: 77, name_embroidery }));
    await waitForChanges(1);
    await answer(removedLine());
    await vi.waitFor(() => expect(result.current.removal).toMatchObject({ state: "undoable" }));
    act(() => result.current.onRemovalUndone());
    await waitForChanges(2);
    expect(sent[1]).toMatchObject({ products: [{ product_id: 77, quantity: 2, name_embroidery }] });
  });
});

describe("a cart that was emptied", () => {
  const openFilled = async () => {
    const opened = await open();
    const { store, result } = opened;
    const show = (cart: typeof example) =>
      act(() =>
        store.dispatch(cartApi.util.upsertQueryEntries([{ endpointName: "getCart", arg: cart.token, value: cart }])),
      );
    const empty = { ...example, detail: { ...example.detail, products: [] } };
    return { ...opened, show, empty, emptied: () => result.current.emptied };
  };

  test("in another tab shows the reason", async () => {
    const { show, empty, emptied } = await openFilled();
    expect(emptied()).toBeNull();
    await show(empty);
    await vi.waitFor(() => expect(emptied()).toBe("elsewhere"));
  });

  test("by the shopper's own removal shows none", async () => {
    const { result, waitForChanges, answer, emptied } = await openFilled();
    act(() => result.current.onLineRemoved(first));
    await waitForChanges(1);
    await answer(holding());
    await vi.waitFor(() => expect(result.current.cart?.detail.products).toEqual([]));
    expect(emptied()).toBeNull();
  });

  test("by its expiry shows the reason", async () => {
    const { store, emptied, next } = await openFilled();
    next(Response.json({ ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } }));
    act(() => void store.dispatch(cartEvent({ type: "cart/expired" })));
    await vi.waitFor(() => expect(emptied()).toBe("expired"));
  });

  test("by a logout in another tab shows the reason", async () => {
    const { store, show, emptied, next } = await openFilled();
    act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
    // The member's cart, as the page shows it from now on.
    await show({ ...example, token: "m".repeat(43) });
    next(Response.json({ ...example, token: "m".repeat(43) }));
    act(() => void store.dispatch(cartEvent({ type: "cart/tokenAdopted", token: "m".repeat(43) })));
    await vi.waitFor(() => expect(store.getState().cart).toMatchObject({ status: "ready", token: "m".repeat(43) }));
    next(Response.json({ ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } }));
    act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "elsewhere" })));
    act(() => void store.dispatch(cartEvent({ type: "cart/tokenAdopted", token: null })));
    await vi.waitFor(() => expect(emptied()).toBe("loggedOut"));
  });

  test("by an order in another tab shows the reason", async () => {
    const { store, emptied, next } = await openFilled();
    next(Response.json({ ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } }));
    const ordered = { token: example.token, expiresAt: Date.now() + 60_000 };
    shopStorage(settings["SITE.NAMESPACE"]).orderedCart.write(ordered);
    act(() => void store.dispatch(cartEvent({ type: "cart/tokenAdopted", token: null })));
    await vi.waitFor(() => expect(emptied()).toBe("ordered"));
    localStorage.clear();
  });
});

test("changes of different lines are sent in sequence", async () => {
  const { result, sent, waitForChanges, answer, want, wanted } = await open();
  want(first, 3);
  act(() => result.current.onLineRemoved(second));
  await waitForChanges(1);
  // What is on its way out is not wanted in another number.
  want(second, 3);
  expect(wanted()).toEqual({ first: 3, second: 0 });
  await answer(holding({ ...first, quantity: 3 }, second));
  await waitForChanges(2);
  await answer(holding({ ...first, quantity: 3 }));
  await vi.waitFor(() => expect(wanted()).toEqual({}));
  expect(sent).toEqual([["first", 3], ["second"]]);
});

test("a rejected change shows a toast and the cart's quantity, and the next change is sent", async () => {
  const { store, sent, waitForChanges, answer, want, wanted, quantities } = await open();
  want(first, 3);
  want(second, 4);
  await waitForChanges(1);
  await answer(
    Response.json({ message: "在庫が足りません。", code: "cart.update_products.out_of_stock" }, { status: 422 }),
  );
  await waitForChanges(2);
  expect([wanted(), quantities()]).toEqual([{ second: 4 }, [2, 2]]);
  expect(store.getState().flash.now).toMatchObject([{ message: "在庫が足りません。", type: "negative" }]);
  expect(sent).toEqual([
    ["first", 3],
    ["second", 4],
  ]);
});

test("the checkout is not possible while a line lacks stock", async () => {
  const { result, waitForChanges, answer, want } = await open();
  expect(result.current.checkoutBlock).toBeNull();
  want(first, 3);
  await waitForChanges(1);
  await answer(holding({ ...first, quantity: 3, max_quantity: 2 }, second));
  await vi.waitFor(() => expect(result.current.checkoutBlock).toBe("stock"));
});

test("[selling.stopped] the checkout is not possible while the shop has stopped selling", async () => {
  const stopped = {
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": true,
    "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": false,
  };
  const { result } = await open(stopped);
  await vi.waitFor(() => expect(result.current.checkoutBlock).toBe("selling"));
});

test("the legend of the reduced rate shows when a line has it", async () => {
  const { result, waitForChanges, answer, want } = await open();
  expect(result.current.hasReducedRate).toBe(false);
  want(first, 3);
  await waitForChanges(1);
  await answer(holding(first, { ...second, tax_rate: 8 }));
  await vi.waitFor(() => expect(result.current.hasReducedRate).toBe(true));
});

test("a line links to its product while the shop shows it", async () => {
  const { result } = await open();
  const { productPath } = result.current;
  const shown = { ...first, product_info: { ...first.product_info, is_show_product: true } };
  const hidden = { ...first, product_info: { ...first.product_info, is_show_product: false } };
  expect([productPath(shown), productPath(hidden)]).toEqual([paths.product({ key: first.product_info.key }), null]);
});

test("[role.anonymous-member] offers the login to guests, but not in a shop without members", async () => {
  expect((await open()).result.current.loginPath).toBe("/login/?to=%2Fcart%2Fshipping-select");
  expect((await open({ "SITE.IS_MEMBER_USE": false })).result.current.loginPath).toBeNull();
});

test("a cart has cool products when a line is chilled or frozen", async () => {
  const { result, waitForChanges, answer, want } = await open();
  expect(result.current.hasCoolProducts).toBe(false);
  want(first, 3);
  await waitForChanges(1);
  await answer(holding(first, { ...second, temperature: "frozen" }));
  await vi.waitFor(() => expect(result.current.hasCoolProducts).toBe(true));
});
