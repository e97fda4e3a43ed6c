import "./testing/production.ts";
import { paths } from "@noren/contract/paths";
import { expect, test } from "vitest";
import { examplePage } from "./testing/example-pages.ts";
import { requestPage } from "./testing/server-pages.ts";

const KEPT = "public, max-age=0, s-maxage=3";

const controlOf = async (...page: Parameters<typeof requestPage>) =>
  (await requestPage(...page)).headers.get("cache-control");

test("a page may be kept when the API has answered everything on it", async () => {
  expect(await controlOf(examplePage("Faq"))).toBe(KEPT);
  const failing = () => Response.json({}, { status: 500 });
  expect(await controlOf(examplePage("Faq"), { listMessages: failing })).toBe("no-cache");
  const missing = () => Response.json({}, { status: 404 });
  expect(await controlOf(examplePage("Product"), { getProduct: missing })).toBe("no-cache");
});

test("a page whose URL carries a secret must not be kept", async () => {
  expect(await controlOf({ path: `${paths.reminderPasswordReset()}?token=secret`, answers: {} })).toBe("no-cache");
});
