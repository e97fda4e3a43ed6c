import {
  useDeleteAddressMutation,
  useListAddressesQuery,
  useSetDefaultAddressMutation,
  useSetSenderAddressMutation,
} from "@noren/api/endpoints/address";
import { useDeleteAllAddressesMutation } from "@noren/api/endpoints/address-file";
import { paths } from "@noren/contract/paths";
import { isOwnAddress } from "@noren/domain/address-book";
import { ADDRESS_DEFAULT_LIMIT_ITEMS } from "@noren/domain/limits";
import { skipToken } from "@reduxjs/toolkit/query";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps } from "#ui/screens/address-book/address-book.props";
import { toRecipientSearchText } from "../../destinations/recipients.ts";
import { useAddressImport } from "../../destinations/use-address-import.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The address book. Sends one change at a time. */
export function useAddressBookModel(): AddressBookProps {
  const isMember = useIsMember() === true;
  const { data } = useListAddressesQuery(isMember ? undefined : skipToken);
  const [message = null] = usePageMessages("address");
  const { busyId, change } = useOneChange<number>();
  const [setDefault] = useSetDefaultAddressMutation();
  const [setSender] = useSetSenderAddressMutation();
  const [remove] = useDeleteAddressMutation();
  const [removeAll] = useDeleteAllAddressesMutation();
  const dispatch = useAppDispatch();
  return {
    message,
    addresses:
      data?.data.map((address) => {
        const isOwn = isOwnAddress(address);
        return { ...address, isOwn, canDelete: !isOwn, searchText: toRecipientSearchText(address) };
      }) ?? null,
    canAdd: data !== undefined && data.data.length < (data.limit ?? ADDRESS_DEFAULT_LIMIT_ITEMS),
    limit: data?.limit ?? ADDRESS_DEFAULT_LIMIT_ITEMS,
    busyId,
    addPath: paths.addressAdd(),
    editPath: (id) => paths.addressEdit({ key: id }),
    onMadeDefault: ({ id, shipping_name }) =>
      void change(id, () => setDefault(id).unwrap(), copy.madeDefault(shipping_name)),
    onMadeSenderDefault: ({ id, shipping_name }) =>
      void change(id, () => setSender(id).unwrap(), copy.madeSender(shipping_name)),
    file: useAddressImport(data?.data ?? []),
    onAllDeleted: (values) =>
      catchFormFailure(async () => {
        await removeAll(values).unwrap();
        dispatch(addToast({ message: copy.allDeleted }));
      }),
    onDeleted: ({ id, shipping_name }) => void change(id, () => remove(id).unwrap(), copy.deleted(shipping_name)),
  };
}
