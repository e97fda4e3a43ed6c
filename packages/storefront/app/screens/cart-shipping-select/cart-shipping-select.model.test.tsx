// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart, Settings } from "@noren/contract";
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { cart } from "#ui/stories/cart.fixture";
import { addresses } from "#ui/stories/person.fixture";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useCartShippingSelectModel } from "./cart-shipping-select.model.ts";

afterEach(cleanup);

/** The choice of the destinations of a member, or of a guest in a shop with these settings. */
async function open({
  isMember = false,
  changed = {},
  opened = cart,
  responses = {},
}: {
  isMember?: boolean;
  changed?: Partial<Settings>;
  opened?: Cart;
  responses?: Responses;
}) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      "GET /v1/me/user-addresses": () => Response.json({ data: addresses }),
      "GET /v1/prefectures": () => Response.json({ data: [] }),
      ...responses,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (isMember) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  else store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
  const { props } = renderModel(store, useCartShippingSelectModel, [paths.cartShippingSelect()]);
  return vi.waitFor(() => {
    const { choice } = props();
    if (!choice) throw new Error("The choice is not loaded");
    return choice;
  });
}

type Body = Record<string, unknown>;

/** The cart to these addresses of the book, and to one that was typed. */
function cartTo(ids: readonly number[], max_quantity = 20): Cart {
  const [known] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
  const shippings = [...ids, null].map((user_address_id, index) => ({ ...known, user_address_id, key: `s${index}` }));
  const products = cart.detail.products.map((line) => ({ ...line, max_quantity }));
  return { ...cart, detail: { ...cart.detail, shippings, products } };
}

/** A member's choice, and the bodies of its calls. */
async function openMember(opened: Cart) {
  const add = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const divide = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const upload = vi.fn<() => Response>(() => Response.json({ added: 1, changed: 1, ids: [2, 9] }));
  const choice = await open({
    isMember: true,
    opened,
    responses: {
      "PATCH /v1/carts/shippings/add": add,
      "PATCH /v1/carts/products/divide": divide,
      "POST /v1/me/user-addresses/import": upload,
    },
  });
  if (choice.kind !== "member") throw new Error("not a member");
  const bodyOf = (call: typeof add) => call.mock.calls.at(-1)?.[0] as Body;
  return { choice, add, divide, upload, bodyOf };
}

test("[cart.recipients] lists the book and typed addresses, with the cart's destinations chosen", async () => {
  const { choice } = await openMember(cartTo([2, 3]));
  expect(choice.recipients.map(({ value, isTyped }) => [value, isTyped])).toEqual([
    ["address-1", false],
    ["address-2", false],
    ["address-3", false],
    ["s2", true],
  ]);
  expect(choice.selected).toEqual(["address-2", "address-3", "s2"]);
});

test("[cart.recipients] chooses all recipients with one call, which keeps typed ones", async () => {
  const { choice, add, divide, bodyOf } = await openMember(cartTo([2]));
  expect(await choice.onSubmitted({ recipients: ["address-3", "s1", "address-1"], goods: "choose" })).toBeUndefined();
  expect(add).toHaveBeenCalledTimes(1);
  expect(bodyOf(add)).toMatchObject({ user_address_ids: [3, 1], keys: ["s1"], is_only: true });
  expect(divide).not.toHaveBeenCalled();
});

test("[cart.recipients] sends one of each product to each recipient", async () => {
  const { choice, divide, bodyOf } = await openMember(cartTo([1, 2]));
  const ids = [...new Set(cart.detail.products.map(({ product_id }) => product_id))];
  expect(choice.offerFor(3)).toMatchObject({ products: ids.length, pieces: ids.length * 3, refusal: null });
  await choice.onSubmitted({ recipients: ["address-1", "address-2", "s2"], goods: "each" });
  const shippings = ["s0", "s1", "s2"].map((shipping_key) => ({ shipping_key, quantity: 1 }));
  expect(bodyOf(divide)).toMatchObject({
    sets_quantities: true,
    products: ids.map((product_id) => ({ product_id, shippings })),
  });
});

test("[cart.recipients] does not offer one for each recipient beyond the orderable quantity", async () => {
  const { choice, add } = await openMember(cartTo([1, 2], 2));
  expect(choice.offerFor(2).refusal).toBeNull();
  expect(choice.offerFor(3).refusal).toContain("2点までのため、3名様に");
  const failure = await choice.onSubmitted({ recipients: ["address-1", "address-2", "s2"], goods: "each" });
  expect(failure).toEqual({ message: choice.offerFor(3).refusal });
  expect(add).not.toHaveBeenCalled();
});

test("[cart.recipients] an imported file lists its new addresses, a refused one its errors by line", async () => {
  const { choice, upload } = await openMember(cartTo([1]));
  const file = new File(["番号"], "a.csv", { type: "text/csv" });
  expect(await choice.addressImport.onFileChosen(file)).toEqual({
    kind: "imported",
    added: 1,
    changed: 1,
    addedIds: [9],
  });
  upload.mockReturnValueOnce(
    Response.json(
      {
        code: "user_address.file",
        message: "取り込みませんでした。",
        errors: { "lines.10.postal_code": ["必須です。"], "lines.2.city": ["必須です。"], file: ["空です。"] },
      },
      { status: 422 },
    ),
  );
  expect(await choice.addressImport.onFileChosen(file)).toMatchObject({
    kind: "refused",
    lines: ["空です。", "2行目「市区町村」：必須です。", "10行目「郵便番号」：必須です。"],
  });
});

test("a member must choose an address", async () => {
  const choice = await open({ isMember: true });
  if (choice.kind !== "member") throw new Error("not a member");
  expect(await choice.onSubmitted({ recipients: [], goods: "choose" })).toEqual({
    message: "お届け先を選択してください。",
  });
});

test("[role.anonymous-member] offers the login to guests, but not in a shop without members", async () => {
  expect(await open({})).toMatchObject({ kind: "guest", loginPath: loginPath(paths.cartShippingSelect()) });
  expect(await open({ changed: { "SITE.IS_MEMBER_USE": false } })).toMatchObject({ kind: "guest", loginPath: null });
});
