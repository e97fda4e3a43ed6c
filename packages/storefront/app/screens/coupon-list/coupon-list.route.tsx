import { coupon } from "@noren/api/endpoints/coupon";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { AccountLayout } from "#ui/layouts/account-layout";
import { CouponListView } from "#ui/screens/coupon-list/coupon-list-view";
import { couponListCopy as copy } from "#ui/screens/coupon-list/coupon-list.copy";
import { useAccountNavModel } from "../../frame/account-nav.model.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { couponPagePath, useCouponListModel } from "./coupon-list.model.ts";

/** A page beyond the last redirects to the last. */
const load = screenLoad("CouponList", async ({ prefetch, url }) => {
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(coupon.endpoints.listCoupons, { page })), page });
  if (last !== null) throw replace(couponPagePath(last));
});

export { load as clientLoader, load as loader };

/**
 * A room of my page for members, who come from there; a public page for guests, which a member's browser does not show before
 * the session is known (`page/hide-from-members.ts`).
 */
export default function CouponListRoute() {
  const nav = useAccountNavModel();
  const isMember = useIsMember();
  const props = useCouponListModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} description={copy.lead} />
      <div data-awaits-session={isMember === null || undefined}>
        <AccountLayout nav={isMember === true ? nav : null}>
          <CouponListView {...props} />
        </AccountLayout>
      </div>
    </>
  );
}
