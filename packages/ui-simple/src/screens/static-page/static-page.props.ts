import type { StaticPage } from "@noren/contract";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";
import type { DeliveryFactsProps } from "#ui/screens/static-page/delivery-facts";
import type { TransmissionsProps } from "#ui/slots/transmissions/transmissions";

export interface StaticPageProps {
  page: StaticPage;
  /** The table of contents; empty for a short page. */
  sections: readonly { anchor: string; title: string }[];
  /** On the page about external transmission: the recipients and the visitor's answer. Null on all others. */
  transmissions: TransmissionsProps | null;
  /** On the page about delivery: the current facts of the shop. Null on all others. */
  delivery: DeliveryFactsProps | null;
  /** Bookmarks the page; null for guests. */
  bookmark: BookmarkButtonProps | null;
}
