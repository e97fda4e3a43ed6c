import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { oauthProviders } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { openTestShop, type TestShopOptions } from "../testing/shop.ts";

const sandbox = { origin: "http://127.0.0.1:4002", secret: "s".repeat(32) };

async function offered(options: TestShopOptions) {
  const shop = await openTestShop(options);
  const offers = ["line", "google", "yamato", "toString"].map((type) => ({ type, name: type }));
  const settings = { ...shop.simple.settings, "LOGIN.OAUTH_PROVIDERS": offers };
  await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  const url = "https://yamato.example";
  await shop.db.insert(oauthProviders).values({
    channelId: shop.simple.id,
    type: "yamato",
    issuer: url,
    authorizeUrl: url,
    tokenUrl: url,
    clientId: "noren",
    clientSecret: "secret",
  });
  const { body } = await shop.call(calls.getSettings);
  return body["LOGIN.OAUTH_PROVIDERS"].map(({ type }: { type: string }) => type);
}

it("offers the services that have a provider, with the sandbox also its own", async () => {
  expect(await offered({})).toEqual(["yamato"]);
  expect(await offered({ identitySandbox: sandbox })).toEqual(["line", "google", "yamato"]);
});
