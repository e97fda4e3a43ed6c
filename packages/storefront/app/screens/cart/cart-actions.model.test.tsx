// @vitest-environment jsdom
import { cart as cartApi } from "@noren/api/endpoints/cart";
import { cart as example } from "@noren/contract/examples";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { first, holding, line, openCartModel, second } from "./cart-model.fixture.tsx";

afterEach(cleanup);

test("[cart.save-for-later] a line is saved for later and comes back; one that is sold out or gone cannot", async () => {
  const { result, sent, waitForChanges, answer, quantities } = await openCartModel();
  act(() => result.current.onLineSaved(first));
  await waitForChanges(1);
  await vi.waitFor(() => expect([...result.current.movingKeys]).toEqual(["first"]));
  const saved = [first, { ...first, key: "out", max_quantity: 0 }].map(({ key, max_quantity }) => ({
    ...line,
    key,
    max_quantity,
  }));
  const gone = { ...line, key: "gone", product_info: { ...line.product_info, is_show_product: false } };
  await answer(
    Response.json({ ...example, detail: { ...example.detail, products: [second], saved: [...saved, gone] } }),
  );
  await vi.waitFor(() => expect(quantities()).toEqual([2]));
  expect(result.current.saved.map(({ state, path }) => [state, path !== null])).toEqual([
    ["available", true],
    ["soldOut", true],
    ["gone", false],
  ]);
  await vi.waitFor(() => expect(result.current.movingKeys.size).toBe(0));
  act(() => result.current.onSavedReturned(saved[0]!));
  await waitForChanges(2);
  await answer(holding(first, second));
  await vi.waitFor(() => expect(result.current.saved).toEqual([]));
  expect(sent).toMatchObject([
    { key: "first", is_saved: true },
    { key: "first", is_saved: false },
  ]);
});

test("[cart.empty] an emptied cart can be filled again as a whole", async () => {
  const { result, sent, waitForChanges, answer, quantities } = await openCartModel();
  act(() => result.current.onEmptied());
  await waitForChanges(1);
  await answer(Response.json({ ...example, undo_key: "u9", detail: { ...example.detail, products: [] } }));
  await vi.waitFor(() => expect(result.current.removal).toEqual({ name: null, state: "undoable" }));
  act(() => result.current.onRemovalUndone());
  await waitForChanges(2);
  await answer(holding(first, second));
  await vi.waitFor(() => expect(quantities()).toEqual([2, 2]));
  expect(result.current.removal).toEqual({ name: null, state: "restored" });
  expect(sent[1]).toMatchObject({ undo: "u9" });
});

test("an undone removal brings the embroidery back at a backend that has no undo", async () => {
  const { result, sent, waitForChanges, answer } = await openCartModel();
  const embroidered = { ...first, name_embroidery: "花子" };
  act(() => result.current.onLineRemoved(embroidered));
  await waitForChanges(1);
  await answer(holding(second));
  await vi.waitFor(() => expect(result.current.removal?.state).toBe("undoable"));
  act(() => result.current.onRemovalUndone());
  await waitForChanges(2);
  expect(sent[1]).toMatchObject({ products: [{ product_id: line.product_id, quantity: 2, name_embroidery: "花子" }] });
});

test("[cart.accessories] an accessory is added to its line, and has its own calls", async () => {
  const { result, sent, waitForChanges, answer, want } = await openCartModel();
  act(() => result.current.onAccessoriesToggled(first));
  await vi.waitFor(() => expect(result.current.accessories?.offers?.length).toBeGreaterThan(0));
  const [offer] = result.current.accessories!.offers!;
  act(() => result.current.onAccessoryAdded(first, offer!));
  await waitForChanges(1);
  const accessory = { ...line, key: "lid", product_id: offer!.id, accessory_of: line.product_id };
  const orphan = { ...accessory, key: "orphan", accessory_of: 0 };
  await answer(holding(orphan, accessory, first, second));
  await vi.waitFor(() => expect(result.current.accessoryNames.get("lid")).toBe(line.product_name));
  expect(result.current.cart?.detail.products.map(({ key }) => key)).toEqual(["first", "second", "lid", "orphan"]);
  want(accessory, 3);
  await waitForChanges(2);
  expect(sent).toMatchObject([
    { key: "first", product_id: offer!.id, quantity: 1 },
    { key: "lid", quantity: 3 },
  ]);
});

test("[cart.transaction-error] the reason of a failed payment can be removed", async () => {
  const { result, store, waitForChanges, answer } = await openCartModel();
  const transaction_error = {
    code: "declined",
    message: "承認が得られませんでした。",
    payment_id: 5,
    occurred_at: example.updated_at,
  };
  await act(async () => {
    await store.dispatch(
      cartApi.util.upsertQueryData("getCart", example.token, { ...example, transaction_error } as typeof example),
    );
  });
  expect(result.current.failure?.message).toBe(transaction_error.message);
  act(() => result.current.onFailureDismissed());
  await waitForChanges(1);
  await answer(holding(first, second));
  await vi.waitFor(() => expect(result.current.failure).toBeNull());
});

test("products that go with the last one are offered, without those in the cart", async () => {
  const { result } = await openCartModel();
  await vi.waitFor(() => expect(result.current.related.map(({ id }) => id)).toEqual([99]));
});
