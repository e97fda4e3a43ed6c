// @vitest-environment jsdom
import { cart as example, loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cart as cartApi } from "@noren/api/endpoints/cart";
import { LINE_UNDO_MS } from "@noren/domain/limits";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { shopStorage } from "../../storage/shop-storage.ts";
import { sessionEvent } from "../../state/session.ts";
import { cart as oneDestination } from "#ui/stories/cart.fixture";
import { NOW } from "../../testing/test-app.ts";
import { first, holding, openCartModel, second } from "./cart-model.fixture.tsx";

afterEach(cleanup);

test("the wanted quantity shows at once, and only the last one is sent", async () => {
  const { sent, waitForChanges, answer, want, wanted, quantities } = await openCartModel();
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
    const { result, waitForChanges, answer } = await openCartModel();
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
    const { result, waitForChanges, answer } = await openCartModel();
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
    const { result, sent, waitForChanges, answer, quantities } = await openCartModel();
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
    const { result, sent, waitForChanges, answer } = await openCartModel();
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
    const { result, sent, waitForChanges, answer } = await openCartModel();
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
    const opened = await openCartModel();
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
  const { result, sent, waitForChanges, answer, want, wanted } = await openCartModel();
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
  const { store, sent, waitForChanges, answer, want, wanted, quantities } = await openCartModel();
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
  const { result, waitForChanges, answer, want } = await openCartModel();
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
  const { result } = await openCartModel(stopped);
  await vi.waitFor(() => expect(result.current.checkoutBlock).toBe("selling"));
});

test("the legend of the reduced rate shows when a line has it", async () => {
  const { result, waitForChanges, answer, want } = await openCartModel();
  expect(result.current.hasReducedRate).toBe(false);
  want(first, 3);
  await waitForChanges(1);
  await answer(holding(first, { ...second, tax_rate: 8 }));
  await vi.waitFor(() => expect(result.current.hasReducedRate).toBe(true));
});

test("a line links to its product while the shop shows it", async () => {
  const { result } = await openCartModel();
  const { productPath } = result.current;
  const shown = { ...first, product_info: { ...first.product_info, is_show_product: true } };
  const hidden = { ...first, product_info: { ...first.product_info, is_show_product: false } };
  expect([productPath(shown), productPath(hidden)]).toEqual([paths.product({ key: first.product_info.key }), null]);
});

test("[role.anonymous-member] offers the login to guests, but not in a shop without members", async () => {
  expect((await openCartModel()).result.current.loginPath).toBe("/login/?to=%2Fcart%2Fshipping-select");
  expect((await openCartModel({ "SITE.IS_MEMBER_USE": false })).result.current.loginPath).toBeNull();
});

test("a cart has cool products when a line is chilled or frozen", async () => {
  const { result, waitForChanges, answer, want } = await openCartModel();
  expect(result.current.hasCoolProducts).toBe(false);
  want(first, 3);
  await waitForChanges(1);
  await answer(holding(first, { ...second, temperature: "frozen" }));
  await vi.waitFor(() => expect(result.current.hasCoolProducts).toBe(true));
});

test("the lines of several destinations have their recipients", async () => {
  const shipping = oneDestination.detail.shippings[0]!;
  const { result, waitForChanges, answer, want } = await openCartModel();
  const destinations = [shipping, { ...shipping, key: "s2", shipping_name: "渡邊 正夫" }];
  const send = async (shippings: typeof destinations, count: number) => {
    want(first, count + 2);
    await waitForChanges(count);
    const products = [
      { ...first, shipping_key: shipping.key },
      { ...second, shipping_key: "s2" },
    ];
    await answer(Response.json({ ...example, detail: { ...example.detail, products, shippings } }));
  };
  await send(destinations, 1);
  await vi.waitFor(() =>
    expect([...result.current.recipientNames]).toEqual([
      ["first", shipping.shipping_name],
      ["second", "渡邊 正夫"],
    ]),
  );
  await send([shipping], 2);
  await vi.waitFor(() => expect(result.current.recipientNames.size).toBe(0));
});
