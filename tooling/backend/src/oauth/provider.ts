import { paths } from "@noren/contract/paths";
import type { RequestContext } from "../context/request-context.ts";
import type { OauthProvider } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createNotFoundError } from "../http/problems.ts";
import { findLoginProvider } from "../shop/login-services.ts";

/** Reads a login provider of the shop. @throws ApiError 404 when the shop does not offer it */
export async function getProvider(context: RequestContext, type: string): Promise<OauthProvider> {
  const provider = await findLoginProvider(context, type);
  if (!provider) throw createNotFoundError();
  return provider;
}

/** The redirect URI registered at every provider. */
export const returnUrl = ({ origin }: Channel): string => origin + paths.oAuthCallback();
