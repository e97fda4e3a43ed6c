import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFormMessages as words } from "#ui/screens/address-form/address-form.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./address-add.load.ts";
import { useAddressAddModel } from "./address-add.model.ts";

export { load as clientLoader, load as loader };

export default function AddressAddRoute() {
  return (
    <>
      <PageHead title={words.addTitle} isPrivate />
      <AddressFormView {...useAddressAddModel()} />
    </>
  );
}
