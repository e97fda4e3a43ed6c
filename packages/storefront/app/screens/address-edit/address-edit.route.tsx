import { address } from "@noren/api/endpoints/address";
import { prefectures } from "@noren/api/endpoints/prefecture";
import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFormCopy as copy } from "#ui/screens/address-form/address-form.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseId } from "../../load/parse-id.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useAddressEditModel } from "./address-edit.model.ts";

const load = screenLoad("AddressEdit", async ({ prefetch, prefetchOptional, params }) => {
  await Promise.all([
    prefetch(address.endpoints.getAddress, parseId(params["key"])),
    prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
  ]);
});

export { load as clientLoader, load as loader };

export default function AddressEditRoute() {
  return (
    <>
      <PageHead title={copy.editTitle} isPrivate />
      <AddressFormView {...useAddressEditModel()} />
    </>
  );
}
