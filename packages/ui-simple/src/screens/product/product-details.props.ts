import type { GiftService, Product, SizeTable } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

interface NamedPath {
  name: string;
  path: string;
}

export interface ProductDetailsProps {
  /** The shop's messages about a product that is made to order. */
  notes: readonly PageMessageProps[];
  specs: Product["specs"];
  sizeTable: SizeTable | null;
  /** The gift packing that the shop offers; empty for none. */
  giftServices: readonly GiftService[];
  maker: NamedPath | null;
  tags: readonly NamedPath[];
  /** The inquiry form with the product's name. */
  inquiryPath: string;
  /** Shares the page by the device, or copies its URL. */
  onShared: () => void;
}
