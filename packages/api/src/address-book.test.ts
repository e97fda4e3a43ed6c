import { type AddressInput, type Answer, calls } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { accountExamples } from "@noren/contract/examples/account";
import { describe, expect, test } from "vitest";
import { account } from "./endpoints/account.ts";
import { address } from "./endpoints/address.ts";
import { answering, testStore } from "./testing.ts";

type Address = Answer<"useAddress">;

const { answer } = exampleOf("useAddress", calls.useAddress);
const { body } = exampleOf("createAddress", calls.createAddress);
const input = body as AddressInput;
const own: Address = { ...(answer as Address), id: 1, division_ct: 1, is_default: true, is_sender_default: true };
const office: Address = { ...own, id: 2, division_ct: 2, is_default: false, is_sender_default: false };

const json = (value: unknown) => () => Response.json(value);
const refused = () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });

/** Responds once; later requests never settle, so that only patches show. */
function once(value: unknown) {
  const answers = [Response.json(value)];
  return () => answers.pop() ?? new Promise<Response>(() => undefined);
}

/** A store that has the book and the profile. */
async function filled(answers: Parameters<typeof answering>[0]) {
  const { fetch } = answering({
    "GET /v1/me/user-addresses": once({ data: [own, office] }),
    "GET /v1/me/user": once(accountExamples.getUser),
    ...answers,
  });
  const store = testStore({ fetch });
  await store.dispatch(address.endpoints.listAddresses.initiate());
  await store.dispatch(account.endpoints.getUser.initiate());
  const book = () => address.endpoints.listAddresses.select()(store.getState()).data?.data ?? [];
  const defaults = () => book().map(({ id, is_default, is_sender_default }) => [id, is_default, is_sender_default]);
  const profile = () => account.endpoints.getUser.select()(store.getState()).data;
  return { store, book, defaults, profile };
}

describe("[address.default-unique] the address book has one default for delivery and one for the sender", () => {
  test("after another default for delivery was chosen", async () => {
    const { store, defaults } = await filled({
      "PATCH /v1/me/user-addresses/2/use": json({ ...office, is_default: true }),
    });
    await store.dispatch(address.endpoints.setDefaultAddress.initiate(2));
    expect(defaults()).toEqual([
      [1, false, true],
      [2, true, false],
    ]);
  });

  test("after another default sender was chosen", async () => {
    const { store, defaults } = await filled({
      "PATCH /v1/me/user-addresses/2/use-sender": json({ ...office, is_sender_default: true }),
    });
    await store.dispatch(address.endpoints.setSenderAddress.initiate(2));
    expect(defaults()).toEqual([
      [1, true, false],
      [2, false, true],
    ]);
  });

  test("after a new default of both kinds was added", async () => {
    const both = { ...office, id: 3, is_default: true, is_sender_default: true };
    const { store, defaults } = await filled({ "POST /v1/me/user-addresses": json(both) });
    await store.dispatch(address.endpoints.createAddress.initiate(input));
    expect(defaults()).toEqual([
      [1, false, false],
      [2, false, false],
      [3, true, true],
    ]);
  });

  test("after the default one was deleted", async () => {
    const { store, defaults } = await filled({
      "PATCH /v1/me/user-addresses/2/use": json({ ...office, is_default: true }),
      "DELETE /v1/me/user-addresses/2": () => new Response(null, { status: 204 }),
    });
    await store.dispatch(address.endpoints.setDefaultAddress.initiate(2));
    await store.dispatch(address.endpoints.deleteAddress.initiate(2));
    expect(defaults()).toEqual([[1, true, true]]);
  });

  test("and is unchanged when the shop refuses", async () => {
    const { store, defaults } = await filled({
      "PATCH /v1/me/user-addresses/2/use": refused,
      "PATCH /v1/me/user-addresses/2/use-sender": refused,
      "POST /v1/me/user-addresses": refused,
      "DELETE /v1/me/user-addresses/1": refused,
    });
    await store.dispatch(address.endpoints.setDefaultAddress.initiate(2));
    await store.dispatch(address.endpoints.setSenderAddress.initiate(2));
    await store.dispatch(address.endpoints.createAddress.initiate(input));
    await store.dispatch(address.endpoints.deleteAddress.initiate(1));
    expect(defaults()).toEqual([
      [1, true, true],
      [2, false, false],
    ]);
  });
});

describe("[address.own-updates-profile] an address that is changed", () => {
  test.each([
    ["changes the profile too where it is the own one", own, "港区"],
    ["changes nothing of the profile where it is another's", office, accountExamples.getUser.city],
  ])("%s", async (_, changed, city) => {
    const { store, book, profile } = await filled({
      [`PUT /v1/me/user-addresses/${changed.id}`]: json({ ...changed, city: "港区" }),
    });
    await store.dispatch(address.endpoints.updateAddress.initiate({ id: changed.id, address: input }));
    expect(book().find(({ id }) => id === changed.id)?.city).toBe("港区");
    expect(profile()?.city).toBe(city);
  });
});
