import { useGetCartOrderQuery } from "@noren/api/endpoints/cart";
import { readDecision } from "@noren/domain/cart";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { CartCompleteProps } from "#ui/screens/cart-complete/cart-complete.props";
import { useMember } from "../../state/use-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useShopStorage } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";

/** The token that proves whose order it is, kept for 30 minutes after the decision; undefined until it has been read. */
function useDecisionToken(): string | null | undefined {
  const decision = useStored(useShopStorage().decision);
  const [now] = useState(() => Date.now());
  return decision === undefined ? undefined : (readDecision(decision, now)?.token ?? null);
}

/** The order that has just been made. */
export function useCartCompleteModel(): CartCompleteProps {
  const [searchParams] = useSearchParams();
  const orderNo = searchParams.get("no");
  const token = useDecisionToken();
  const isMember = useMember() ?? false;
  const { messages } = usePageMessages(["cart-complete"]);
  const { data, isError } = useGetCartOrderQuery(orderNo && token ? { orderNo, token } : skipToken);
  const isMissing = isError || orderNo === null || token === null;
  return {
    order: data ?? (isMissing ? "missing" : null),
    isMember,
    message: messages[0] ?? null,
    orderPath: isMember && data ? `/mypage/order_history/${data.id}` : null,
    registerPath: "/register",
  };
}
