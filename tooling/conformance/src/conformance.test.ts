import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_LOGIN } from "@noren/backend/seed/shops";
import { type Backend as Reference, startBackend } from "@noren/backend/start";
import { openPaidGifts } from "@noren/backend/gift/open-gift";
import { setLogLevel } from "@noren/backend/process/log";
import { seededDatabase } from "@noren/backend/testing/database";
import { type CallName, calls } from "@noren/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fault, faultyProxy } from "./testing/faulty-proxy.ts";
import { plan } from "./plan.ts";
import { formatReport } from "./format-report.ts";
import { type Result, runPlan } from "./run-plan.ts";
import type { Step } from "./step.ts";

/** The seeded shop with data for every call. */
const channel = "students";

describe("the reference backend", () => {
  let reference: Reference;
  let payGifts: () => Promise<void>;
  const folder = mkdtempSync(join(tmpdir(), "noren-conformance-"));
  const secret = "a-secret-of-the-tests-that-is-long-enough";
  beforeAll(async () => {
    setLogLevel("silent");
    const { db, url } = await seededDatabase();
    reference = await startBackend({ dataDir: folder, secret, databaseUrl: url, port: 0, isDemo: true });
    payGifts = async () => {
      await db.execute(
        "UPDATE orders SET status = 'paid', paid_at = now() WHERE status = 'accepted' AND id IN (SELECT order_id FROM social_gifts)",
      );
      await openPaidGifts({ db, secret }, new Date());
    };
    // A client without cookies has no school key.
    await db.execute("UPDATE channels SET settings = settings - 'SCHOOL.KEY_GATES'");
  }, 120_000);
  afterAll(async () => {
    await reference.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The shop confirms the payment of a gift before its order is read again. */
  const onStep = ({ call }: Step) => (call === "getCartOrder" ? payGifts() : undefined);

  const failing = (results: readonly Result[]) => results.filter(({ faults }) => faults.length > 0);

  test("passes without --write", { timeout: 60_000 }, async () => {
    const results = await runPlan({ origin: reference.origin, channel }, plan, { write: false, login: DEMO_LOGIN });
    expect(failing(results)).toEqual([]);
    expect(results.filter(({ sent }) => sent > 0).length).toBeGreaterThan(70);
  });

  test("passes all calls with --write", { timeout: 60_000 }, async () => {
    const results = await runPlan({ origin: reference.origin, channel }, plan, {
      write: true,
      login: DEMO_LOGIN,
      onStep,
    });
    expect(failing(results)).toEqual([]);
    expect(results.filter(({ skipped }) => skipped !== null)).toEqual([]);
    expect(results).toHaveLength(Object.keys(calls).length);
  });

  test("passes for a guest", { timeout: 60_000 }, async () => {
    const results = await runPlan({ origin: reference.origin, channel }, plan, { write: true, login: null, onStep });
    expect(failing(results)).toEqual([]);
    const skipped = results.filter((result) => result.skipped !== null).map(({ call }) => calls[call].auth);
    expect(new Set(skipped)).toEqual(new Set(["member"]));
  });

  test.each<[string, CallName, Fault]>([
    ["a header that is missing", "listProducts", { without: "x-total" }],
    ["a header that is not a number", "listNews", { header: ["x-per-page", "ten"] }],
    ["a file without its name", "downloadBanner", { without: "x-suggested-filename" }],
    ["a field of the wrong type", "getSettings", { field: ["SITE.NAMESPACE", 7] }],
    ["a field that is missing", "getProduct", { field: ["name", undefined] }],
    ["a field of a list", "listBrands", { field: ["data", [{ key: 1 }]] }],
    ["a status that the contract does not list", "listTags", { status: 201 }],
    ["an error where an answer is expected", "listPopups", { status: 404 }],
    ["an error", "listCategories", { status: 500 }],
    ["a member's answer without a login", "getPoints", { status: 200 }],
    ["HTML instead of JSON", "getEnvironment", { header: ["content-type", "text/html"] }],
  ])("fails with %s", { timeout: 60_000 }, async (_, call, fault) => {
    const proxy = await faultyProxy(reference.origin, calls[call], fault);
    const results = await runPlan({ origin: proxy.origin, channel }, plan, { write: false, login: DEMO_LOGIN });
    await proxy.close();
    const names = failing(results).map((result) => result.call);
    expect(names).toContain(call);
    expect(formatReport(results)).toContain(`FAILED   ${calls[call].method} ${calls[call].path}`);
  });
});
