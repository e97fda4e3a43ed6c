import { landingPage } from "@noren/api/endpoints/landing-page";
import { tag } from "@noren/api/endpoints/tag";
import { SitemapView } from "#ui/screens/sitemap/sitemap-view";
import { sitemapCopy as copy } from "#ui/screens/sitemap/sitemap.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSitemapModel } from "./sitemap.model.ts";

const load = screenLoad("Sitemap", async ({ prefetchOptional }) => {
  await Promise.all([
    prefetchOptional(tag.endpoints.listTags, undefined),
    prefetchOptional(landingPage.endpoints.listLandingPages, undefined),
  ]);
});

export { load as clientLoader, load as loader };

export default function SitemapRoute() {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <SitemapView {...useSitemapModel()} />
    </>
  );
}
