import { paths } from "@noren/contract/paths";
import { useParams } from "react-router";
import { LandingPageView } from "#ui/screens/landing-page/landing-page-view";
import { landingPageCopy as copy } from "#ui/screens/landing-page/landing-page.copy";
import { loadBlocks } from "../../blocks/block-sources.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { loadLanding } from "../../load/landing-load.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useLandingPageModel } from "./landing-page.model.ts";

/** [lp.redirect] A page with a redirect header redirects to an allowed URL. */
const load = screenLoad("LandingPage", async (context) => {
  const { layout } = await loadLanding(context, context.params["slug"] ?? "");
  await loadBlocks(context, layout);
});

export { load as clientLoader, load as loader };

export default function LandingPageRoute() {
  const slug = useParams()["slug"] ?? "";
  const props = useLandingPageModel(slug, paths.landingPage({ slug }));
  return (
    <>
      <PageHead title={props.page?.title ?? copy.title} description={props.page?.lead ?? ""} />
      <LandingPageView {...props} />
    </>
  );
}
