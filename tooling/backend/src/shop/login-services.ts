import type { Settings } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { type OauthProvider, oauthProviders } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { type IdentitySandbox, findSandboxProvider } from "../identity-sandbox/identity-sandbox.ts";
import { cacheByChannel } from "./cache-by-channel.ts";

/**
 * Finds the provider of a service of `LOGIN.OAUTH_PROVIDERS`: its row, else the sandbox's service of that type, if this
 * process uses the sandbox.
 */
export async function findLoginProvider(
  { db, channel, identitySandbox }: { db: Db; channel: Channel; identitySandbox?: IdentitySandbox | undefined },
  type: string,
): Promise<OauthProvider | undefined> {
  if (!offersOf(channel).some((offer) => offer.type === type)) return undefined;
  const [row] = await db
    .select()
    .from(oauthProviders)
    .where(and(eq(oauthProviders.channelId, channel.id), eq(oauthProviders.type, type)));
  return row ?? (identitySandbox && findSandboxProvider(identitySandbox, channel.id, type));
}

const offersOf = ({ settings }: Channel) => settings["LOGIN.OAUTH_PROVIDERS"] ?? [];

/** The name of a service, as on its button. */
export const serviceNameOf = (channel: Channel, type: string): string =>
  offersOf(channel).find((offer) => offer.type === type)?.name ?? type;

/** `LOGIN.OAUTH_PROVIDERS` without the services that have no provider, so that no button leads nowhere. */
export const loginServiceSettings = cacheByChannel(
  async (
    db,
    channel,
    identitySandbox: IdentitySandbox | undefined,
  ): Promise<Pick<Settings, "LOGIN.OAUTH_PROVIDERS">> => {
    const offers = offersOf(channel);
    if (offers.length === 0) return {};
    const providers = await Promise.all(
      offers.map(({ type }) => findLoginProvider({ db, channel, identitySandbox }, type)),
    );
    return { "LOGIN.OAUTH_PROVIDERS": offers.filter((_, index) => providers[index]) };
  },
);
