import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { SocialGift } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { nearDeadlineDays } from "@noren/domain/social-gift";
import { useState } from "react";
import type { GiftLinkProps } from "#ui/slots/social-gift/gift-link";
import { giftLinkCopy as copy } from "#ui/slots/social-gift/gift-link.copy";
import type { GiverGiftProps } from "#ui/slots/social-gift/giver-gift";
import { addToast } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";
import { drawQr } from "./draw-qr.ts";
import { toLetter } from "./to-letter.ts";

/** [gift.giver-status] The social gift of an order for its giver; null for other orders and while they load. */
export function useGiverGift(gift: SocialGift | null | undefined): GiverGiftProps | null {
  const dispatch = useAppDispatch();
  const { data: settings } = useGetSettingsQuery();
  const [qr, setQr] = useState<GiftLinkProps["qr"]>(null);
  const [now] = useState(() => Date.now());
  if (!gift) return null;
  const { receiver_name, sender_name, token, status } = gift;
  const toLink = (key: string): GiftLinkProps => {
    const url = globalThis.location.origin + paths.socialGiftShipping({ key });
    const copyUrl = async () => {
      try {
        await navigator.clipboard.writeText(url);
        dispatch(addToast({ message: copy.copied }));
      } catch {
        dispatch(addToast({ message: copy.notCopied, type: "negative" }));
      }
    };
    const share = {
      title: settings?.["SITE.NAME"] ?? "",
      text: copy.shareText(receiver_name, sender_name),
      url,
    };
    return {
      url,
      receiverName: receiver_name,
      canShare: "share" in navigator,
      qr,
      onCopied: () => void copyUrl(),
      // A person who closes the dialog rejects it.
      onShared: () => void navigator.share(share).catch(() => undefined),
      onQrOpened: () => {
        if (qr !== null && qr !== "failed") return;
        drawQr(url).then(setQr, () => setQr("failed"));
      },
    };
  };
  return {
    letter: toLetter(gift),
    status,
    statusName: gift.status_name,
    expiresAt: gift.expires_at,
    acceptedAt: gift.accepted_at,
    daysLeft: status === "waiting" && gift.expires_at !== null ? nearDeadlineDays(gift.expires_at, now) : null,
    link: token === null ? null : toLink(token),
  };
}
