import { paths } from "@noren/contract/paths";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../context/request-context.ts";
import { type OauthProvider, oauthProviders } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { notFound } from "../http/problems.ts";

/** Reads a login provider of the shop. @throws ApiError 404 when the shop does not offer it */
export async function getProvider({ db, channel }: RequestContext, type: string): Promise<OauthProvider> {
  const isOffered = channel.settings["LOGIN.OAUTH_PROVIDERS"]?.some((offered) => offered.type === type) === true;
  if (!isOffered) throw notFound();
  const [provider] = await db
    .select()
    .from(oauthProviders)
    .where(and(eq(oauthProviders.channelId, channel.id), eq(oauthProviders.type, type)));
  if (!provider) throw notFound();
  return provider;
}

/** The redirect URI registered at every provider. */
export const returnUrl = ({ origin }: Channel): string => origin + paths.oAuthCallback();
