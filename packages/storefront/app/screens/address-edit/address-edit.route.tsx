import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFormMessages as words } from "#ui/screens/address-form/address-form.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./address-edit.load.ts";
import { useAddressEditModel } from "./address-edit.model.ts";

export { load as clientLoader, load as loader };

export default function AddressEditRoute() {
  return (
    <>
      <PageHead title={words.editTitle} isPrivate />
      <AddressFormView {...useAddressEditModel()} />
    </>
  );
}
