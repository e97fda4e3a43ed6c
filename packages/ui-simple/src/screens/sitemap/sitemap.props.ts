export interface SitemapLink {
  path: string;
  name: string;
  /** Pages below it. */
  children?: readonly SitemapLink[];
}

export interface SitemapProps {
  sections: readonly { title: string; links: readonly SitemapLink[] }[];
}
