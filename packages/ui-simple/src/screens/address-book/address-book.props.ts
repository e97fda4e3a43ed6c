import type { UserAddress } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface BookAddress extends UserAddress {
  /** The member's own address, which cannot be deleted. */
  isOwn: boolean;
  canDelete: boolean;
}

export interface AddressBookProps {
  /** The shop's message of the page, if any (`address`). */
  message: PageMessageProps | null;
  /** Null while loading. */
  addresses: readonly BookAddress[] | null;
  /** Number of addresses that a member can keep (x-limit). */
  limit: number;
  /** False when the book is full. */
  canAdd: boolean;
  /** Id of the address that is being changed. */
  busyId: number | null;
  addPath: string;
  editPath: (id: number) => string;
  onMadeDefault: (address: UserAddress) => void;
  onMadeSenderDefault: (address: UserAddress) => void;
  onDeleted: (address: UserAddress) => void;
}
