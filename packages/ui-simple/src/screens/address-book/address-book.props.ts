import type { UserAddress } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { AddressImportProps } from "#ui/slots/address-import/address-import.props";

export interface BookAddress extends UserAddress {
  /** The member's own address, which cannot be deleted. */
  isOwn: boolean;
  canDelete: boolean;
  /** What a search compares. */
  searchText: string;
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
  /** The book as a CSV file: import and export. */
  file: AddressImportProps;
  onMadeDefault: (address: UserAddress) => void;
  onMadeSenderDefault: (address: UserAddress) => void;
  onDeleted: (address: UserAddress) => void;
  /** Deletes every address except the member's own one. */
  onAllDeleted: FormSubmit<{ current_password: string }>;
}
