import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFormCopy as copy } from "#ui/screens/address-form/address-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./address-edit.load.ts";
import { useAddressEditModel } from "./address-edit.model.ts";

export { load as clientLoader, load as loader };

export default function AddressEditRoute() {
  return (
    <>
      <PageHead title={copy.editTitle} isPrivate />
      <AddressFormView {...useAddressEditModel()} />
    </>
  );
}
