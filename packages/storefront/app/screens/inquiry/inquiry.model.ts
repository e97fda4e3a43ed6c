import { useGetInquiryQuery, useReplyToInquiryMutation } from "@noren/api/endpoints/inquiry";
import type { Inquiry } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useParams } from "react-router";
import { inquiryCopy as copy } from "#ui/screens/inquiry/inquiry.copy";
import type { InquiryProps } from "#ui/screens/inquiry/inquiry.props";
import { useAttachments } from "../../inquiry/use-attachments.ts";
import { SIGNED_LINK_REFRESH_MS } from "../../load/signed-link.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

const subjectsOf = ({ product, order_no }: Inquiry): InquiryProps["subjects"] => [
  ...(product ? [{ name: copy.product(product.name), path: paths.product({ key: product.key }) }] : []),
  ...(order_no === null ? [] : [{ name: copy.order(order_no), path: paths.order({ key: order_no }) }]),
];

/** One inquiry with its comments, and a reply. Opening it marks it as read. */
export function useInquiryModel(): InquiryProps {
  const dispatch = useAppDispatch();
  const key = useParams()["key"] ?? "";
  const isMember = useIsMember() === true;
  const { currentData, error } = useGetInquiryQuery(isMember ? key : skipToken, {
    pollingInterval: SIGNED_LINK_REFRESH_MS,
  });
  useMissing(error);
  const [reply] = useReplyToInquiryMutation();
  const attachments = useAttachments();
  const [sentCount, setSentCount] = useState(0);
  const [repliableKey, setRepliableKey] = useState<string | null>(null);
  if (currentData?.can_reply && repliableKey !== key) setRepliableKey(key);
  return {
    inquiry: currentData ?? null,
    subjects: currentData ? subjectsOf(currentData) : [],
    // What was typed stays when the shop closes the inquiry meanwhile; the API then refuses the reply.
    canReply: repliableKey === key,
    attachments: attachments.props,
    sentCount,
    listPath: paths.inquiryHistory(),
    onReplied: async ({ body }) => {
      const collected = await attachments.collect();
      if ("failure" in collected) return collected.failure;
      const file_keys = collected.files.map(({ key }) => key);
      return catchFormFailure(async () => {
        await reply({ inquiry_key: key, body, file_keys }).unwrap();
        attachments.clear();
        setSentCount((count) => count + 1);
        dispatch(addToast({ message: copy.sent }));
      });
    },
  };
}
