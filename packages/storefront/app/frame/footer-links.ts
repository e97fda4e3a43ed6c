import { paths } from "@noren/contract/paths";
import { footerCopy as copy } from "#ui/slots/footer/footer.copy";
import type { FooterLink, FooterProps } from "#ui/slots/footer/footer";

interface PageTitle {
  url: string;
  title: string;
}

const below = (pages: readonly PageTitle[], folder: string) =>
  pages
    .filter(({ url }) => url === folder || url.startsWith(`${folder}/`))
    .map(({ url, title }) => ({ path: url, name: title }));

const help = [
  { path: paths.faq(), name: copy.faq },
  { path: paths.contact(), name: copy.contact },
];

const reading = [
  { path: paths.newsList(), name: copy.news },
  { path: paths.blogList(), name: copy.blogs },
  { path: paths.makerList(), name: copy.makers },
  { path: paths.brandList(), name: copy.brands },
  { path: paths.sitemap(), name: copy.sitemap },
];

/**
 * Groups the shop's static pages for the footer, with the screens of each group: /guide; /about and /company; all others are
 * legal links.
 * @param shops links to the shops that share its logins
 */
export function listFooterLinks(
  pages: readonly PageTitle[],
  shops: readonly FooterLink[],
): Pick<FooterProps, "groups" | "legalLinks"> {
  const all: FooterProps["groups"] = [
    { kind: "guide", links: [...below(pages, "/guide"), ...help] },
    { kind: "about", links: [...below(pages, "/about"), ...below(pages, "/company"), ...reading] },
    { kind: "shops", links: shops },
  ];
  const groups = all.filter(({ links }) => links.length > 0);
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const legalLinks = pages.filter(({ url }) => !grouped.has(url)).map(({ url, title }) => ({ path: url, name: title }));
  return { groups, legalLinks };
}
