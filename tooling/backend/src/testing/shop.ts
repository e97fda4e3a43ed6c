import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@noren/contract";
import { eq } from "drizzle-orm";
import { type Channel, channels } from "../db/schema/shop.ts";
import type { Db } from "../db/pool.ts";
import { createApp } from "../http/app.ts";
import type { Route } from "../http/serve.ts";
import { signAccessToken } from "../http/token.ts";
import { imageService } from "../images/image-service.ts";
import { setLogLevel } from "../log.ts";
import { routes as allRoutes } from "../routes.ts";
import { channelFinder } from "../shop/channels.ts";
import { testDatabase } from "./database.ts";

const SECRET = "a-secret-of-the-tests-that-is-long-enough";

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON; tests know what they asked for. */
  // oxlint-disable-next-line no-explicit-any -- an answer is looked into freely
  body: any;
}

export interface TestRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
  /** `simple` where nothing is said. */
  channel?: string;
  /** Sends an access token of this member. */
  memberId?: number;
}

export interface TestShop {
  db: Db;
  url: string;
  simple: Channel;
  fl1: Channel;
  secret: string;
  /** The present moment of the app; set it as needed. */
  clock: { now: Date };
  /** Makes a call of the contract. */
  call(call: Call, request?: TestRequest): Promise<TestAnswer>;
  /** Asks for any address in any way. */
  fetch(path: string, init?: RequestInit & { channel?: string | null }): Promise<TestAnswer>;
}

/** A whole app on a database of its own, with the shops `simple` and `fl1`, asked without a network. */
export async function openTestShop(options: { routes?: readonly Route[] } = {}): Promise<TestShop> {
  setLogLevel("silent");
  const { db, url } = await testDatabase();
  const clock = { now: new Date() };
  const app = createApp({
    db,
    routes: options.routes ?? allRoutes,
    images: imageService(join(tmpdir(), "noren-test-pictures")),
    findChannel: channelFinder(db, 0),
    secret: SECRET,
    now: () => clock.now,
    checkAnswers: true,
  });
  const channel = async (key: string): Promise<Channel> => {
    const [row] = await db.select().from(channels).where(eq(channels.key, key));
    if (!row) throw new Error(`No channel ${key} in the template`);
    return row;
  };
  const fetch: TestShop["fetch"] = async (path, { channel: key = "simple", ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (key !== null) headers.set("x-channel", key);
    const response = await app.request(path, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    db,
    url,
    clock,
    secret: SECRET,
    simple: await channel("simple"),
    fl1: await channel("fl1"),
    fetch,
    call: async (call, request = {}) => {
      const key = request.channel ?? "simple";
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(request.params?.[name] ?? ""));
      const query = new URLSearchParams(
        Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const headers: Record<string, string> = { ...request.headers };
      if (request.memberId !== undefined) {
        headers["authorization"] = `Bearer ${await signAccessToken(SECRET, key, request.memberId, clock.now)}`;
      }
      if (request.body !== undefined) headers["content-type"] = "application/json";
      const body = request.body === undefined ? null : JSON.stringify(request.body);
      return fetch(query.size > 0 ? `${path}?${query}` : path, { method: call.method, channel: key, headers, body });
    },
  };
}
