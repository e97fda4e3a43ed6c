import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@noren/contract";
import { addSeconds } from "date-fns/addSeconds";
import { eq, sql } from "drizzle-orm";
import { createLiveSessions } from "../session/live-sessions.ts";
import { REFRESH_SECONDS } from "../session/session-family.ts";
import { type Channel, channels } from "../db/schema/shop.ts";
import type { Db } from "../db/pool.ts";
import type { ReadReplica } from "../db/replica.ts";
import type { FileStore } from "../files/file-store.ts";
import { createLocalFiles } from "../files/local-files.ts";
import { createApp } from "../app.ts";
import type { Route } from "../context/serve.ts";
import { signAccessToken } from "../http/token.ts";
import type { IdentitySandbox } from "../identity-sandbox/identity-sandbox.ts";
import { createImageService } from "../images/image-service.ts";
import { createVideoFiles } from "../videos/video-files.ts";
import { setLogLevel } from "../process/log.ts";
import type { PaymentService } from "../payment/service/payment-service.ts";
import type { Recaptcha } from "../recaptcha/recaptcha.ts";
import { routes as allRoutes } from "../routes.ts";
import { createChannelFinder } from "../shop/channels.ts";
import { onFileFinished } from "./on-file-finished.ts";
import { testDatabase, type TestDatabase } from "./database.ts";

const SECRET = "a-secret-of-the-tests-that-is-long-enough";

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, the bytes of a file, or a text. */
  // oxlint-disable-next-line no-explicit-any -- tests read fields of any answer
  body: any;
}

export interface TestRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Sent as the multipart field `file`, together with the fields of `body`. */
  file?: File;
  headers?: Record<string, string>;
  /** By default `simple`. */
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
  files: FileStore;
  /** The app's current time; tests may set it. */
  clock: { now: Date };
  /** Signs an access token of a live session of the member; of an ended one when the member has left. */
  accessToken(memberId: number, channel?: string): Promise<string>;
  /** Makes a call of the contract. */
  call(call: Call, request?: TestRequest): Promise<TestAnswer>;
  /** Sends any request. */
  fetch(path: string, init?: RequestInit & { channel?: string | null }): Promise<TestAnswer>;
}

export interface TestShopOptions {
  routes?: readonly Route[];
  /** The payment service with the code `test`. */
  service?: PaymentService;
  identitySandbox?: IdentitySandbox;
  /** The reCAPTCHA verifier of the shop `simple`. */
  recaptcha?: Recaptcha;
  /** By default a clone of the template database. */
  database?: TestDatabase;

  browsingDb?: Db;
  readReplica?: ReadReplica;
  /** Starts servers on the shop's database and returns their origins; they get the requests in turn, instead of the app. */
  serve?: (shop: { url: string; secret: string }) => Promise<readonly string[]>;
}

/** Opens a complete app on its own database, with the shops `simple` and `fl1`. Requests need no network. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  setLogLevel("silent");
  const { db, url } = options.database ?? (await testDatabase());
  const clock = { now: new Date() };
  const folder = mkdtempSync(join(tmpdir(), "noren-test-files-"));
  onFileFinished(() => rmSync(folder, { recursive: true }));
  const files = createLocalFiles(folder);
  const services = new Map(options.service && [["test", options.service]]);
  const app = createApp({
    db,
    browsingDb: options.browsingDb,
    readReplica: options.readReplica,
    routes: options.routes ?? allRoutes,
    images: createImageService(join(tmpdir(), "noren-test-pictures")),
    videos: createVideoFiles(join(tmpdir(), "noren-test-pictures")),
    files,
    services,
    identitySandbox: options.identitySandbox,
    recaptchas: new Map(options.recaptcha && [["simple", options.recaptcha]]),
    sessions: createLiveSessions(options.browsingDb ?? db),
    findChannel: createChannelFinder(options.browsingDb ?? db, 0, services),
    secret: SECRET,
    now: () => clock.now,
    checkAnswers: true,
  });
  const origins = (await options.serve?.({ url, secret: SECRET })) ?? [];
  let turn = 0;
  const send = (path: string, init: RequestInit) =>
    origins.length === 0
      ? app.request(path, init)
      : globalThis.fetch(`${origins[turn++ % origins.length]}${path}`, init);
  const channel = async (key: string): Promise<Channel> => {
    const [row] = await db.select().from(channels).where(eq(channels.key, key));
    if (!row) throw new Error(`No channel ${key} in the template`);
    return row;
  };
  const fetch: TestShop["fetch"] = async (path, { channel: key = "simple", ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (key !== null) headers.set("x-channel", key);
    const response = await send(path, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
  const accessToken: TestShop["accessToken"] = async (memberId, key = "simple") => {
    const sessionId = await openTestSession(db, memberId, clock.now);
    return signAccessToken(SECRET, key, { memberId, sessionId }, clock.now);
  };
  return {
    db,
    url,
    clock,
    accessToken,
    secret: SECRET,
    files,
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
      if (request.memberId !== undefined)
        headers["authorization"] = `Bearer ${await accessToken(request.memberId, key)}`;
      const body = request.file ? formOf(request.file, request.body) : jsonOf(request.body);
      if (typeof body === "string") headers["content-type"] = "application/json";
      return fetch(query.size > 0 ? `${path}?${query}` : path, { method: call.method, channel: key, headers, body });
    },
  };
}

/** The one session of a member's test calls; opens it again when a call has ended it. */
async function openTestSession(db: Db, memberId: number, now: Date): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(memberId).padStart(12, "0")}`;
  const expiresAt = addSeconds(now, REFRESH_SECONDS).toISOString();
  await db.execute(sql`
    INSERT INTO session_families (id, user_id, token_hash, rotated_at, expires_at, confirmed_at, is_by_own_proof)
    SELECT ${id}, id, '', ${now.toISOString()}, ${expiresAt}, ${now.toISOString()}, true FROM users WHERE id = ${memberId}
    ON CONFLICT (id) DO UPDATE
      SET ended_at = NULL, end_reason = NULL, expires_at = excluded.expires_at, confirmed_at = excluded.confirmed_at`);
  return id;
}

async function bodyOf(response: Response): Promise<unknown> {
  const isPicture = response.headers.get("content-type")?.startsWith("image/") ?? false;
  if (isPicture || response.headers.has("x-suggested-filename")) return Buffer.from(await response.arrayBuffer());
  const text = await response.text();
  // The answer to HEAD has the headers of a body only.
  const isJson = text !== "" && response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? (JSON.parse(text) as unknown) : text;
}

const jsonOf = (body: unknown) => (body === undefined ? null : JSON.stringify(body));

function formOf(file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append("file", file);
  return form;
}
