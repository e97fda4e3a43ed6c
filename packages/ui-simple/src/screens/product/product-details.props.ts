import type { GiftService, Product, SizeTable } from "@noren/contract";

interface NamedPath {
  name: string;
  path: string;
}

export interface ProductDetailsProps {
  specs: Product["specs"];
  sizeTable: SizeTable | null;
  /** The gift packing that the shop offers; empty for none. */
  giftServices: readonly GiftService[];
  maker: NamedPath | null;
  tags: readonly NamedPath[];
  /** Shares the page by the device, or copies its URL. */
  onShared: () => void;
}
