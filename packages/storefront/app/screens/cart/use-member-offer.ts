import { useListCouponsQuery } from "@noren/api/endpoints/coupon";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { countExpectedPoints } from "@noren/domain/expected-points";
import { loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import type { MemberOfferProps } from "#ui/slots/member-offer/member-offer";
import { useOffersLogin } from "../../state/use-offers-login.ts";

/** The coupons and points that the cart of a guest would have after the login; null if there are none. */
export function useMemberOffer(cart: Cart | null): MemberOfferProps | null {
  const offersLogin = useOffersLogin();
  const { data: settings } = useGetSettingsQuery();
  const hasProducts = (cart?.detail.products.length ?? 0) > 0;
  const { data: coupons } = useListCouponsQuery(offersLogin && hasProducts ? { page: 1 } : skipToken);
  if (!offersLogin || !cart || !coupons || !settings) return null;
  const expectedPoints = countExpectedPoints(settings, cart.detail.order.total_products);
  const couponsPath = coupons.data.length > 0 ? paths.couponList() : null;
  if (expectedPoints === 0 && couponsPath === null) return null;
  return { expectedPoints, couponsPath, loginPath: loginPath(paths.cart()) };
}
