import { useStopMailsMutation } from "@noren/api/endpoints/memorial";
import { paths } from "@noren/contract/paths";
import type { MailStopProps } from "#ui/screens/mail-stop/mail-stop.props";
import { useLinkAction } from "../../account/use-link-action.ts";

/** Needs no login. */
export function useMailStopModel(): MailStopProps {
  const [stopMails] = useStopMailsMutation();
  return { ...useLinkAction((token) => stopMails(token).unwrap()), homePath: paths.home() };
}
