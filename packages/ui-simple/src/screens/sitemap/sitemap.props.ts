export interface SitemapLink {
  path: string;
  name: string;
  /** The page asks for a password. */
  isLocked?: boolean;
  /** Pages below it. */
  children?: readonly SitemapLink[];
}

export interface SitemapProps {
  sections: readonly { title: string; links: readonly SitemapLink[] }[];
}
