import { CANCELLATION, useCancelOrderMutation, useGetOrderQuery } from "@noren/api/endpoints/order";
import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderProps } from "#ui/screens/order/order.props";
import { useOrderPapers } from "../../papers/use-order-papers.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useGiverGift } from "../../social-gift/use-giver-gift.ts";
import { addToast } from "../../state/flash.ts";
import { toOrderSums } from "../../state/order-sums.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useSeller } from "../../state/seller.ts";
import { useShopContact } from "../../state/shop-contact.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";
import { useOrderMemo } from "./use-order-memo.ts";
import { writeReviewPath } from "../../load/review-list.ts";
import { useReorder } from "./use-reorder.ts";
import { useIdParam } from "../../load/parse-id.ts";

function cancellationOf({ can_cancel, status }: Order): OrderProps["cancellation"] {
  if (can_cancel) return "allowed";
  return status === "preparing" ? "too-late" : null;
}

const reducedRateShippingsOf = ({ shippings }: Order): ReadonlySet<number> =>
  new Set(shippings.filter(({ products }) => hasReducedRate(products)).map(({ id }) => id));

/** Each delivered product that the shop still shows, once. The giver of a social gift has not received it. */
function listReviewables({ status, social_gift, shippings }: Order): OrderProps["reviewables"] {
  if (status !== "completed" || social_gift !== null) return [];
  const names = new Map(
    shippings.flatMap(({ products }) =>
      products.flatMap(({ product_key, product_name }) => (product_key ? [[product_key, product_name] as const] : [])),
    ),
  );
  return [...names].map(([key, name]) => ({ name, path: writeReviewPath(key) }));
}

/** One order, and its cancellation. */
export function useOrderModel(): OrderProps {
  const dispatch = useAppDispatch();
  const id = useIdParam();
  const isMember = useIsMember() === true;
  const { data, error, refetch } = useGetOrderQuery(isMember && id !== null ? id : skipToken);
  useMissing(error);
  const contact = useShopContact();
  const seller = useSeller();
  const [cancel] = useCancelOrderMutation({ fixedCacheKey: CANCELLATION });
  return {
    order: data ?? null,
    sums: data ? toOrderSums(data) : null,
    cancellation: data ? cancellationOf(data) : null,
    reducedRateShippings: data ? reducedRateShippingsOf(data) : new Set(),
    gift: useGiverGift(data?.social_gift),
    papers: useOrderPapers(data, () => void refetch()),
    memo: useOrderMemo(data),
    reorder: useReorder(data?.id ?? null),
    contact,
    inquiryPath: paths.contact({ order_no: data?.order_no ?? null }),
    seller,
    listPath: paths.orderHistory(),
    reviewables: data ? listReviewables(data) : [],
    productPath: (key) => paths.product({ key }),
    onCancelled: ({ cancel_reason }) =>
      catchFormFailure(async () => {
        if (id === null) return;
        await cancel({ id, cancel_reason }).unwrap();
        dispatch(addToast({ message: copy.cancelDone }));
      }),
  };
}
