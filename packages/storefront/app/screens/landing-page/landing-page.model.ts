import { useGetLandingPageQuery, useTakeLandingCouponMutation } from "@noren/api/endpoints/landing-page";
import type { LandingPageProps } from "#ui/screens/landing-page/landing-page.props";
import { useBlocksModel } from "../../blocks/use-blocks-model.ts";

/** A landing page with the data of its blocks [lp.shape]. Guests who log in return to the path. */
export function useLandingPageModel(slug: string, path: string): LandingPageProps {
  const { currentData } = useGetLandingPageQuery(slug);
  const [takeCoupon] = useTakeLandingCouponMutation();
  const page = currentData?.page ?? null;
  return { page, ...useBlocksModel(page?.layout, path, (id) => takeCoupon({ coupon_id: id, slug }).unwrap()) };
}
