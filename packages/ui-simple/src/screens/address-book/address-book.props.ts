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
  /** Null while it is being loaded. */
  addresses: readonly BookAddress[] | null;
  /** The most addresses that may be kept (x-limit). */
  limit: number;
  /** False when the book is full. */
  canAdd: boolean;
  /** Id of the address whose change is under way. */
  busyId: number | null;
  addPath: string;
  editPath: (id: number) => string;
  onMadeDefault: (address: UserAddress) => void;
  onMadeSenderDefault: (address: UserAddress) => void;
  onDeleted: (address: UserAddress) => void;
}
