import type { PageTitle } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { footerCopy as copy } from "#ui/slots/footer/footer.copy";
import type { FooterLink, FooterProps } from "#ui/slots/footer/footer";

/** Links to pages. */
export const toLinks = (pages: readonly PageTitle[]): FooterLink[] =>
  pages.map(({ url, title }) => ({ path: url, name: title }));

const below = (pages: readonly PageTitle[], folder: string) =>
  toLinks(pages.filter(({ url }) => url === folder || url.startsWith(`${folder}/`)));

const help = [
  { path: paths.faq(), name: copy.faq },
  { path: paths.contact(), name: copy.contact },
];

const news = [
  { path: paths.newsList(), name: copy.news },
  { path: paths.sitemap(), name: copy.sitemap },
];

const discoveries = [
  { path: paths.blogList(), name: copy.blogs },
  { path: paths.makerList(), name: copy.makers },
  { path: paths.brandList(), name: copy.brands },
];

/**
 * Groups the shop's static pages for the footer, with the screens of each group: /guide; /about and /company; all others are
 * legal links.
 * @param offered links to the pages that not every shop has
 * @param shops links to the shops that share its logins
 */
export function listFooterLinks(
  pages: readonly PageTitle[],
  offered: readonly FooterLink[],
  shops: readonly FooterLink[],
): Pick<FooterProps, "groups" | "legalLinks"> {
  const all: FooterProps["groups"] = [
    { kind: "guide", links: [...below(pages, "/guide"), ...help] },
    { kind: "about", links: [...below(pages, "/about"), ...below(pages, "/company"), ...news] },
    { kind: "discover", links: [...discoveries, ...offered] },
    { kind: "shops", links: shops },
  ];
  const groups = all.filter(({ links }) => links.length > 0);
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const legalLinks = toLinks(pages.filter(({ url }) => !grouped.has(url)));
  return { groups, legalLinks };
}
