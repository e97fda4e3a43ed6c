import type { FooterProps } from "#ui/slots/footer/footer";

interface PageTitle {
  url: string;
  title: string;
}

const below = (pages: readonly PageTitle[], folder: string) =>
  pages
    .filter(({ url }) => url === folder || url.startsWith(`${folder}/`))
    .map(({ url, title }) => ({ path: url, name: title }));

/** Groups the shop's static pages for the footer: /guide; /about and /company; all others are legal links. */
export function listFooterLinks(pages: readonly PageTitle[]): Pick<FooterProps, "groups" | "legalLinks"> {
  const all: FooterProps["groups"] = [
    { kind: "guide", links: below(pages, "/guide") },
    { kind: "about", links: [...below(pages, "/about"), ...below(pages, "/company")] },
  ];
  const groups = all.filter(({ links }) => links.length > 0);
  const grouped = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const legalLinks = pages.filter(({ url }) => !grouped.has(url)).map(({ url, title }) => ({ path: url, name: title }));
  return { groups, legalLinks };
}
