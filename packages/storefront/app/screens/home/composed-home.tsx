import { useTakeCouponMutation } from "@noren/api/endpoints/coupon";
import { layout, useGetPageLayoutQuery } from "@noren/api/endpoints/layout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { HomeBlocksView } from "#ui/screens/home/home-blocks-view";
import { LandingPageView } from "#ui/screens/landing-page/landing-page-view";
import { loadBlocks } from "../../blocks/block-sources.ts";
import { useBlocksModel } from "../../blocks/use-blocks-model.ts";
import { fetchIfPublished, loadIfPublished } from "../../load/fetch-if-published.ts";
import { loadLanding } from "../../load/landing-load.ts";
import type { LoadContext } from "../../load/screen-load.ts";
import { useEarlyInput } from "../../page/use-early-input.ts";
import { useLandingPageModel } from "../landing-page/landing-page.model.ts";
import type { HomeComposition } from "./home-composition.ts";

/** Loads the page and its blocks. Returns whether the shop publishes it now; without it, the theme's home is shown. */
export async function loadComposedHome(context: LoadContext, { kind, name }: HomeComposition): Promise<boolean> {
  const page =
    kind === "landing"
      ? await loadIfPublished(() => loadLanding(context, name))
      : await fetchIfPublished(context, layout.endpoints.getPageLayout, name);
  if (page) await loadBlocks(context, page.layout);
  return page !== null;
}

/** The home that the shop composed of blocks. */
export function ComposedHome({ kind, name }: HomeComposition) {
  useEarlyInput("composed-home");
  return kind === "landing" ? <LandingHome slug={name} /> : <LayoutHome name={name} />;
}

function LandingHome({ slug }: { slug: string }) {
  return <LandingPageView {...useLandingPageModel(slug, paths.home())} isHome />;
}

function LayoutHome({ name }: { name: string }) {
  const { data: settings } = useGetSettingsQuery();
  const { currentData } = useGetPageLayoutQuery(name);
  const [takeCoupon] = useTakeCouponMutation();
  const blocks = useBlocksModel(currentData?.layout, paths.home(), (id) => takeCoupon({ coupon_id: id }).unwrap());
  return <HomeBlocksView {...blocks} shopName={settings?.["SITE.NAME"] ?? ""} />;
}
