import { paths } from "@noren/contract/paths";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../context/request-context.ts";
import { type OauthProvider, oauthProviders } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { notFound } from "../http/problems.ts";

/** A service that the shop offers. @throws ApiError 404 */
export async function findProvider({ db, channel }: RequestContext, type: string): Promise<OauthProvider> {
  const isOffered = channel.settings["LOGIN.OAUTH_PROVIDERS"]?.some((offered) => offered.type === type) === true;
  if (!isOffered) throw notFound();
  const [provider] = await db
    .select()
    .from(oauthProviders)
    .where(and(eq(oauthProviders.channelId, channel.id), eq(oauthProviders.type, type)));
  if (!provider) throw notFound();
  return provider;
}

/** The one address that a service may send the browser back to. */
export const returnUrl = ({ origin }: Channel): string => origin + paths.oAuthCallback();
