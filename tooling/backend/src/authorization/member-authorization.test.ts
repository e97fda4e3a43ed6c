import { type Call, callList, type CallName, calls } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { passkeys } from "../db/schema/login.ts";
import { orderMemos } from "../db/schema/note.ts";
import { DEMO_LOGIN } from "../seed/shops.ts";
import { seededDatabase } from "../testing/database.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";

type Named = Call & { readonly name: CallName };
const row = (call: Named) => [`${call.method} ${call.path}`, call] as const;
const memberCalls = callList.filter(({ auth }) => auth === "member");
/** Calls whose path names an object that belongs to a member; products and the like belong to the shop. */
const ownedObjectCalls = memberCalls.filter(({ path }) => /^\/v1\/(me\/.*|memos\/)\{/.test(path));

describe("members' data [auth.me-member-only]", () => {
  let shop: TestShop;
  let owner: number;
  let other: number;
  /** The id of one of the owner's objects, by the path of its list. */
  const owned = new Map<string, string | number>();
  beforeAll(async () => {
    shop = await openTestShop({ database: await seededDatabase() });
    const [demo] = await shop.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.channelId, shop.simple.id), eq(users.username, DEMO_LOGIN.username)));
    owner = demo?.id ?? 0;
    other = (await testMember(shop)).id;
    const passkey = { credentialId: Buffer.from("id"), publicKey: Buffer.from("key"), signCount: 0, transports: [] };
    await shop.db
      .insert(passkeys)
      .values({ ...passkey, userId: owner, name: "iPhone / Safari", createdAt: shop.clock.now });
    for (const { path } of ownedObjectCalls) {
      const list = path.slice(0, path.indexOf("/{"));
      if (owned.has(list) || list === "/v1/memos") continue;
      // Not the first: the default user list has a fixed key that every member shares.
      const last = (await read(list)).data.at(-1);
      owned.set(list, last?.key ?? last?.id);
    }
    const [memo] = await shop.db
      .select()
      .from(orderMemos)
      .where(eq(orderMemos.userId, owner))
      .orderBy(asc(orderMemos.id));
    owned.set("/v1/memos", memo?.id ?? 0);
  });

  const read = async (path: string) =>
    (await shop.call({ method: "GET", path, auth: "member", summary: "" }, { memberId: owner })).body;
  /** All of the owner's data as the owner sees it. */
  const readAllOwned = async () =>
    JSON.stringify([
      await Promise.all([...owned.keys()].filter((list) => list !== "/v1/memos").map(read)),
      await memos(),
    ]);
  const memos = () => shop.db.select().from(orderMemos).where(eq(orderMemos.userId, owner));

  /** A request that is valid for the owner. */
  function request(call: Named, id?: string | number): TestRequest {
    const { params, query, body } = exampleOf(call.name, call);
    const named = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, id ?? String(value)]));
    const given = Object.entries(query ?? {}).filter(
      (pair): pair is [string, string | number] => pair[1] !== undefined,
    );
    return {
      params: named,
      query: Object.fromEntries(given),
      body,
      ...(call.upload && { file: new File(["a"], "a.csv", { type: "text/csv" }) }),
    };
  }
  const visible = ({ status, body, headers }: Awaited<ReturnType<TestShop["call"]>>) => ({
    status,
    body,
    headers: Object.fromEntries([...headers].filter(([name]) => name.startsWith("x-"))),
  });

  it("has an object of the owner for every list", () => {
    expect(ownedObjectCalls.length).toBeGreaterThan(20);
    expect([...owned].filter(([, id]) => id === undefined || id === 0)).toEqual([]);
  });

  it.each(memberCalls.map(row))("%s answers 401 to guests, for existing and unknown objects", async (_, call) => {
    const list = call.path.slice(0, call.path.indexOf("/{"));
    const ids = owned.has(list) ? [owned.get(list), "2147483647"] : [undefined];
    for (const id of ids) {
      const answer = await shop.call(call, request(call, id));
      expect(visible(answer)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
      expect(Object.keys(answer.body)).toEqual(["message", "code"]);
    }
  });

  it.each(ownedObjectCalls.map(row))("%s answers another member as for an unknown object", async (_, call) => {
    const id = owned.get(call.path.slice(0, call.path.indexOf("/{")));
    const unknown = typeof id === "number" ? 2_147_483_647 : "z".repeat(String(id).length);
    const before = await readAllOwned();
    const answer = await shop.call(call, { ...request(call, id), memberId: other });
    expect(visible(answer)).toEqual(visible(await shop.call(call, { ...request(call, unknown), memberId: other })));
    expect(answer.status).toBe(404);
    expect(await readAllOwned()).toBe(before);
  });

  it.each<[CallName, list: string, (id: string | number) => Record<string, unknown>]>([
    ["createMemo", "/v1/me/orders", (order_id) => ({ order_id, body: "よその注文" })],
    ["replyToInquiry", "/v1/me/inquiries", (inquiry_key) => ({ inquiry_key, body: "よその問い合わせ" })],
    ["attachToUserList", "/v1/me/user-lists", (key) => ({ table: "products", ids: [1], key })],
    ["addCartShipping", "/v1/me/user-addresses", (user_address_id) => ({ user_address_id })],
  ])("%s refuses the id of another member's object in the body", async (name, list, bodyOf) => {
    const ownedId = owned.get(list) ?? 0;
    const unknown = typeof ownedId === "number" ? 2_147_483_647 : "z".repeat(ownedId.length);
    const { token } = (await shop.call(calls.initCart, { body: {}, memberId: other })).body;
    const before = await readAllOwned();
    const send = (id: string | number) =>
      shop.call(calls[name], {
        body: { ...(list.includes("address") && { token }), ...bodyOf(id) },
        memberId: other,
      });
    const answer = await send(ownedId);
    expect(visible(answer)).toEqual(visible(await send(unknown)));
    expect([404, 422]).toContain(answer.status);
    expect(await readAllOwned()).toBe(before);
  });

  it.each(memberCalls.map(row))("%s answers 401 to a token of another shop", async (_, call) => {
    const token = await shop.accessToken(owner, "fl1");
    const answer = await shop.call(call, { ...request(call), headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});
