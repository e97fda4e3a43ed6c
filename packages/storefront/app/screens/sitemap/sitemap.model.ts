import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useListLandingPagesQuery } from "@noren/api/endpoints/landing-page";
import { useGetSettingsQuery, useListStaticPageUrlsQuery } from "@noren/api/endpoints/shop";
import { useListTagsQuery } from "@noren/api/endpoints/tag";
import type { Category } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { sitemapCopy as copy } from "#ui/screens/sitemap/sitemap.copy";
import type { SitemapLink, SitemapProps } from "#ui/screens/sitemap/sitemap.props";
import { toLinks } from "../../frame/footer-links.ts";

const toLink = ({ key, name, children }: Category): SitemapLink => ({
  path: paths.productList({ category: key }),
  name,
  children: children.map(toLink),
});

const isGuide = ({ url }: { url: string }) => url === "/guide" || url.startsWith("/guide/");

/** Links to the shop's pages. A section without links is left out. */
export function useSitemapModel(): SitemapProps {
  const { data: settings } = useGetSettingsQuery();
  const { data: categories } = useListCategoriesQuery("products");
  const { data: tags } = useListTagsQuery();
  const { data: landingPages } = useListLandingPagesQuery();
  const { data: pages } = useListStaticPageUrlsQuery();
  const written = pages?.data ?? [];
  const sections = [
    {
      title: copy.products,
      links: [
        { path: paths.productList(), name: copy.allProducts },
        { path: paths.productList({ is_new: 1 }), name: copy.newProducts },
        ...(categories?.data ?? []).map(toLink),
        { path: paths.brandList(), name: copy.brands },
        { path: paths.makerList(), name: copy.makers },
      ],
    },
    {
      title: copy.tags,
      links: (tags?.data ?? []).map(({ key, name, is_unlocked }) => ({
        path: paths.productList({ tag: key }),
        name,
        isLocked: !is_unlocked,
      })),
    },
    {
      title: copy.features,
      links: (landingPages?.data ?? []).map(({ slug, title }) => ({ path: paths.landingPage({ slug }), name: title })),
    },
    {
      title: copy.reading,
      links: [
        { path: paths.newsList(), name: copy.news },
        { path: paths.blogList(), name: copy.blogs },
        ...toLinks(settings?.["SITE.PAGES"] ?? []),
      ],
    },
    {
      title: copy.guide,
      links: [
        ...toLinks(written.filter(isGuide)),
        { path: paths.faq(), name: copy.faq },
        { path: paths.contact(), name: copy.contact },
      ],
    },
    {
      title: copy.account,
      links: settings?.["SITE.IS_MEMBER_USE"]
        ? [
            { path: paths.login(), name: copy.login },
            { path: paths.register(), name: copy.register },
            { path: paths.mypageHome(), name: copy.mypage },
          ]
        : [],
    },
    { title: copy.about, links: toLinks(written.filter((page) => !isGuide(page))) },
  ];
  return { sections: sections.filter(({ links }) => links.length > 0) };
}
