import { useUnlockAccountMutation } from "@noren/api/endpoints/login-steps";
import { paths } from "@noren/contract/paths";
import type { LoginUnlockProps } from "#ui/screens/login-unlock/login-unlock.props";
import { useLinkAction } from "../../account/use-link-action.ts";

export function useLoginUnlockModel(): LoginUnlockProps {
  const [unlockAccount] = useUnlockAccountMutation();
  return { ...useLinkAction((token) => unlockAccount(token).unwrap()), loginPath: paths.login() };
}
