import { useRedirectToOauthMutation } from "@noren/api/endpoints/oauth";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Problem } from "@noren/domain/problem";
import type { LoginServicesProps } from "#ui/slots/login-services/login-services.props";
import { toFormFailure } from "../problem/form-failure.ts";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { oauthReturnStorage } from "../storage/oauth-storage.ts";
import { openService } from "./leave-shop.ts";

/**
 * The outside services of the shop to log in with.
 *
 * @param to the return path, which the service's response does not contain
 */
export function useOauthServices(to: string | null): LoginServicesProps {
  const { data: settings } = useGetSettingsQuery();
  const storage = useStorageOf(oauthReturnStorage);
  const [redirectToOauth, { error, isLoading, originalArgs }] = useRedirectToOauthMutation();
  const open = async (type: string): Promise<void> => {
    if (isLoading) return;
    const { data } = await redirectToOauth(type);
    if (!data) return;
    storage.write(to ?? "");
    openService(data.url);
  };
  return {
    services: (settings?.["LOGIN.OAUTH_PROVIDERS"] ?? []).map(({ type, name }) => ({
      type,
      name,
      isBusy: isLoading && originalArgs === type,
      onChosen: () => void open(type),
    })),
    errorText: error ? toFormFailure(error as Problem).message : null,
  };
}
