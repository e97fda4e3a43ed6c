import { useGetLandingPageQuery, useTakeLandingCouponMutation } from "@noren/api/endpoints/landing-page";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import { useParams } from "react-router";
import { couponListCopy } from "#ui/screens/coupon-list/coupon-list.copy";
import type { LandingPageProps } from "#ui/screens/landing-page/landing-page.props";
import { useBlocks } from "../../blocks/use-blocks.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** A landing page with the data of its blocks [lp.shape]. */
export function useLandingPageModel(): LandingPageProps {
  const slug = useParams()["slug"] ?? "";
  const { currentData } = useGetLandingPageQuery(slug);
  const isMember = useIsMember();
  const blocks = useBlocks(currentData?.page.layout);
  const { busyId, change } = useOneChange<number>();
  const [takeCoupon] = useTakeLandingCouponMutation();
  const products = blocks.flatMap((block) => ("products" in block.props ? block.props.products : []));
  return {
    page: currentData?.page ?? null,
    blocks,
    hasReducedRate: hasReducedRate(products),
    loginPath: isMember === false ? loginPath(paths.landingPage({ slug })) : null,
    busyId,
    onTaken:
      isMember === null
        ? null
        : ({ id, name }) =>
            void change(id, () => takeCoupon({ coupon_id: id, slug }).unwrap(), couponListCopy.done(name)),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
