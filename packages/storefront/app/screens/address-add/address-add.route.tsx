import { prefectures } from "@noren/api/endpoints/prefecture";
import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFormCopy as copy } from "#ui/screens/address-form/address-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useAddressAddModel } from "./address-add.model.ts";

const load = screenLoad("AddressAdd", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function AddressAddRoute() {
  return (
    <>
      <PageHead title={copy.addTitle} isPrivate />
      <AddressFormView {...useAddressAddModel()} />
    </>
  );
}
