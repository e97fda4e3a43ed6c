import type { Category } from "@noren/contract";

export interface FooterProps {
  shopName: string;
  categories: readonly Category[];
  hasMembers: boolean;
}
