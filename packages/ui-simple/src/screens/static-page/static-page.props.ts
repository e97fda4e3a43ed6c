import type { StaticPage } from "@noren/contract";

export interface StaticPageProps {
  page: StaticPage;
}
