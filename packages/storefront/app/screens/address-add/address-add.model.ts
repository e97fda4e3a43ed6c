import { useCreateAddressMutation } from "@noren/api/endpoints/address";
import { paths } from "@noren/contract/paths";
import { addressFields } from "@noren/validation/fields/address";
import { emptyValues } from "@noren/validation/form-values";
import { useNavigate } from "react-router";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressFormProps } from "#ui/screens/address-form/address-form.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";

const empty = emptyValues(addressFields);

/** Adds an address to the address book. */
export function useAddressAddModel(): AddressFormProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create] = useCreateAddressMutation();
  return {
    mode: "add",
    values: empty,
    isOwn: false,
    ...useAddressHelp(),
    listPath: paths.addressBook(),
    onSubmitted: (address) =>
      catchFormFailure(async () => {
        await create(address).unwrap();
        dispatch(queueFlash({ message: copy.added }));
        await navigate(paths.addressBook());
      }),
  };
}
