import type { LandingPage } from "@noren/contract";
import type { BlocksProps } from "#ui/slots/blocks/blocks.props";

export interface LandingPageProps extends BlocksProps {
  /** Null while loading. */
  page: Pick<LandingPage, "title" | "lead" | "image" | "extend"> | null;
  hasReducedRate: boolean;
  /** Shown as the shop's home, without breadcrumbs. */
  isHome?: boolean;
}
