import { paginationOf } from "@noren/api/answers";
import { useListSystemMessagesQuery } from "@noren/api/endpoints/system-message";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { MessageCenterProps } from "#ui/screens/message-center/message-center.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The path of a page of the member's messages. */
export const messageCenterPagePath = (page: number): string => paths.messageCenter({ page: page > 1 ? page : null });

/** The shop's messages to the member [message-center.shape]. */
export function useMessageCenterModel(): MessageCenterProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListSystemMessagesQuery(isMember ? { page } : skipToken);
  const entries = useLastPage(currentData, page, messageCenterPagePath);
  return {
    messages: entries?.map((message) => ({ ...message, path: paths.messageCenterItem({ key: message.key }) })) ?? null,
    unreadCount: currentData?.unread_count ?? 0,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: messageCenterPagePath,
    homePath: paths.mypageHome(),
  };
}
