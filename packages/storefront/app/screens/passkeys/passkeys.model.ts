import { useListPasskeysQuery } from "@noren/api/endpoints/passkey";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import type { PasskeysProps } from "#ui/screens/passkeys/passkeys.props";
import { useHasPasskeys } from "../../login/use-has-passkeys.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The member's passkeys [session.passkey]. A shop that no longer offers them shows those that can be deleted. */
export function usePasskeysModel(): PasskeysProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data } = useListPasskeysQuery(isMember ? undefined : skipToken);
  const hasPasskeys = useHasPasskeys();
  const limit = data?.limit ?? 0;
  const isFull = data !== undefined && data.data.length >= limit;
  const isOffered = settings?.["LOGIN.IS_PASSKEY"] === true;
  return {
    passkeys: data?.data.map((each) => ({ ...each, path: paths.passkeyEdit({ key: each.id }) })) ?? null,
    adding: !isOffered ? "not-offered" : !hasPasskeys ? "unsupported" : isFull ? "full" : "allowed",
    addPath: paths.passkeyAdd(),
    homePath: paths.mypageHome(),
  };
}
