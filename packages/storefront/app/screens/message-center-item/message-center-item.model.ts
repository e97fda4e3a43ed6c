import { useGetSystemMessageQuery } from "@noren/api/endpoints/system-message";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useParams } from "react-router";
import type { MessageCenterItemProps } from "#ui/screens/message-center-item/message-center-item.props";
import { SIGNED_LINK_REFRESH_MS } from "../../load/signed-link.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** One message of the shop. Opening it marks it as read. */
export function useMessageCenterItemModel(): MessageCenterItemProps {
  const key = useParams()["key"] ?? "";
  const isMember = useIsMember() === true;
  const { currentData, error } = useGetSystemMessageQuery(isMember ? key : skipToken, {
    pollingInterval: SIGNED_LINK_REFRESH_MS,
  });
  useMissing(error);
  return { message: currentData ?? null, listPath: paths.messageCenter() };
}
