import { useListCatalogsQuery } from "@noren/api/endpoints/catalog";
import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useListLandingPagesQuery } from "@noren/api/endpoints/landing-page";
import { useGetSettingsQuery, useGetWholeCollectionQuery, useListStaticPageUrlsQuery } from "@noren/api/endpoints/shop";
import { useListTagsQuery } from "@noren/api/endpoints/tag";
import type { Category } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { sitemapCopy as copy } from "#ui/screens/sitemap/sitemap.copy";
import type { SitemapLink, SitemapProps } from "#ui/screens/sitemap/sitemap.props";
import { STYLISTS } from "../stylist-list/stylist-list.model.ts";

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
  const { data: stylists } = useGetWholeCollectionQuery(STYLISTS);
  const { data: catalogs } = useListCatalogsQuery();
  const { data: pages } = useListStaticPageUrlsQuery();
  const written = pages?.data ?? [];
  const toPage = ({ url, title }: { url: string; title: string }) => ({ path: url, name: title });
  const canOrder = catalogs?.data.some(({ is_orderable }) => is_orderable) ?? false;
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
        ...(stylists ? [{ path: paths.stylistList(), name: stylists.title }] : []),
        ...(catalogs?.data.length ? [{ path: paths.flipBook(), name: copy.flipBook }] : []),
        ...(canOrder ? [{ path: paths.catalogOrder(), name: copy.catalogOrder }] : []),
      ],
    },
    {
      title: copy.guide,
      links: [
        ...written.filter(isGuide).map(toPage),
        { path: paths.couponList(), name: copy.coupons },
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
    { title: copy.about, links: written.filter((page) => !isGuide(page)).map(toPage) },
  ];
  return { sections: sections.filter(({ links }) => links.length > 0) };
}
