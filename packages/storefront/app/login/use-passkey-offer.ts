import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { withSlash } from "@noren/domain/paths";
import { useEffect, useState } from "react";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { passkeyOfferStorage } from "../storage/passkey-offer-storage.ts";
import { hasOwnAuthenticator } from "./authenticator.ts";

/**
 * Returns where a login with the password leads: to the offer of a passkey, if this device can keep one and it was not offered
 * lately, else to the given path. Nothing interrupts a purchase.
 */
export function usePasskeyOffer(): (path: string) => string {
  const { data: settings } = useGetSettingsQuery();
  const storage = useStorageOf(passkeyOfferStorage);
  const [canKeep, setCanKeep] = useState(false);
  useEffect(() => {
    hasOwnAuthenticator().then(setCanKeep, () => undefined);
  }, []);
  return (path) => {
    const isPurchase = path.startsWith(withSlash(paths.cart()));
    if (settings?.["LOGIN.IS_PASSKEY"] !== true || !canKeep || isPurchase || storage.read()) return path;
    storage.write(true);
    return paths.passkeyAdd({ to: path });
  };
}
