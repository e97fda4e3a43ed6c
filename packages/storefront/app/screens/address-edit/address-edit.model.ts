import { useGetAddressQuery, useUpdateAddressMutation } from "@noren/api/endpoints/address";
import { paths } from "@noren/contract/paths";
import { isOwnAddress } from "@noren/domain/address-book";
import { addressFields } from "@noren/validation/fields/address";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressFormProps } from "#ui/screens/address-form/address-form.props";
import { useIdParam } from "../../load/parse-id.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useMissing } from "../../state/use-missing.ts";

/** Changes an address of the address book. */
export function useAddressEditModel(): AddressFormProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useIdParam();
  const isMember = useIsMember() === true;
  const { data, error } = useGetAddressQuery(isMember && id !== null ? id : skipToken);
  useMissing(error);
  const [update] = useUpdateAddressMutation();
  return {
    mode: "edit",
    values: data ? filledValues(addressFields, data) : null,
    isOwn: data !== undefined && isOwnAddress(data),
    ...useAddressHelp(),
    listPath: paths.addressBook(),
    onSubmitted: (address) =>
      catchFormFailure(async () => {
        if (id === null) return;
        await update({ id, address }).unwrap();
        dispatch(queueFlash({ message: copy.changed }));
        await navigate(paths.addressBook());
      }),
  };
}
