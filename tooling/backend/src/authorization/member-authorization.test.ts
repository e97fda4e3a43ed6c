import { type Call, callList, type CallName, calls } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { orderMemos } from "../db/schema/note.ts";
import { channels } from "../db/schema/shop.ts";
import { seedShops } from "../seed/seed.ts";
import { DEMO_LOGIN } from "../seed/shops.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";

type Named = Call & { readonly name: CallName };
const row = (call: Named) => [`${call.method} ${call.path}`, call] as const;
const membersCalls = callList.filter(({ auth }) => auth === "member");
/** What is somebody's own and named in the address; products and their like belong to the shop. */
const oneOfMany = membersCalls.filter(({ path }) => /^\/v1\/(me\/.*|memos\/)\{/.test(path));

describe("what is a member's own [auth.me-member-only]", () => {
  let shop: TestShop;
  let owner: number;
  let other: number;
  /** What the owner has, by the address of its list. */
  const owned = new Map<string, string | number>();
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.delete(channels).where(eq(channels.key, "simple"));
    await seedShops(shop.db, shop.clock.now, ["simple"]);
    const [demo] = await shop.db.select({ id: users.id }).from(users).where(eq(users.username, DEMO_LOGIN.username));
    owner = demo?.id ?? 0;
    const [channel] = await shop.db.select().from(channels).where(eq(channels.key, "simple"));
    if (!channel) throw new Error("The seed opens no shop");
    other = (await testMember({ ...shop, simple: channel })).id;
    for (const { path } of oneOfMany) {
      const list = path.slice(0, path.indexOf("/{"));
      if (owned.has(list) || list === "/v1/memos") continue;
      // The last of them: the first of the lists is everybody's.
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
  /** All that the owner sees of their own. */
  const everything = async () =>
    JSON.stringify([
      await Promise.all([...owned.keys()].filter((list) => list !== "/v1/memos").map(read)),
      await memos(),
    ]);
  const memos = () => shop.db.select().from(orderMemos).where(eq(orderMemos.userId, owner));

  /** A request that would be right but for who makes it. */
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
  const seen = ({ status, body, headers }: Awaited<ReturnType<TestShop["call"]>>) => ({
    status,
    body,
    headers: Object.fromEntries([...headers].filter(([name]) => name.startsWith("x-"))),
  });

  it("is there to be asked for", () => {
    expect(oneOfMany.length).toBeGreaterThan(20);
    expect([...owned].filter(([, id]) => id === undefined || id === 0)).toEqual([]);
  });

  it.each(membersCalls.map(row))("%s answers every guest alike", async (_, call) => {
    const list = call.path.slice(0, call.path.indexOf("/{"));
    const ids = owned.has(list) ? [owned.get(list), "2147483647"] : [undefined];
    for (const id of ids) {
      const answer = await shop.call(call, request(call, id));
      expect(seen(answer)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
      expect(Object.keys(answer.body)).toEqual(["message", "code"]);
    }
  });

  it.each(oneOfMany.map(row))("%s answers another member as if there were no such thing", async (_, call) => {
    const id = owned.get(call.path.slice(0, call.path.indexOf("/{")));
    const unknown = typeof id === "number" ? 2_147_483_647 : "z".repeat(String(id).length);
    const before = await everything();
    const answer = await shop.call(call, { ...request(call, id), memberId: other });
    expect(seen(answer)).toEqual(seen(await shop.call(call, { ...request(call, unknown), memberId: other })));
    expect(answer.status).toBe(404);
    expect(await everything()).toBe(before);
  });

  it.each<[CallName, list: string, (id: string | number) => Record<string, unknown>]>([
    ["createMemo", "/v1/me/orders", (order_id) => ({ order_id, body: "よその注文" })],
    ["replyToInquiry", "/v1/me/inquiries", (inquiry_key) => ({ inquiry_key, body: "よその問い合わせ" })],
    ["attachToUserList", "/v1/me/user-lists", (key) => ({ table: "products", ids: [1], key })],
    ["addCartShipping", "/v1/me/user-addresses", (user_address_id) => ({ user_address_id })],
  ])("%s takes nothing of another member's that stands in the body", async (name, list, bodyOf) => {
    const id = owned.get(list) ?? 0;
    const unknown = typeof id === "number" ? 2_147_483_647 : "z".repeat(id.length);
    const { token } = (await shop.call(calls.initCart, { body: {}, memberId: other })).body;
    const before = await everything();
    const ask = (named: string | number) =>
      shop.call(calls[name], {
        body: { ...(list.includes("address") && { token }), ...bodyOf(named) },
        memberId: other,
      });
    const answer = await ask(id);
    expect(seen(answer)).toEqual(seen(await ask(unknown)));
    expect([404, 422]).toContain(answer.status);
    expect(await everything()).toBe(before);
  });

  it.each(membersCalls.map(row))("%s knows no member of another shop", async (_, call) => {
    const { signAccessToken } = await import("../http/token.ts");
    const token = await signAccessToken(shop.secret, "fl1", owner, shop.clock.now);
    const answer = await shop.call(call, { ...request(call), headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});
