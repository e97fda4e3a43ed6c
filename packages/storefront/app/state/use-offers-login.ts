import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useIsMember } from "./use-is-member.ts";

/** Whether to offer the login and the registration: to guests, where the shop has members [role.anonymous-member]. */
export function useOffersLogin(): boolean {
  const { data: settings } = useGetSettingsQuery();
  const isMember = useIsMember() ?? false;
  return !isMember && settings?.["SITE.IS_MEMBER_USE"] !== false;
}
