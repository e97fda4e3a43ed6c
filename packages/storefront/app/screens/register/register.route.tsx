import { address } from "@noren/api/endpoints/address";
import { RegisterView } from "#ui/screens/register/register-view";
import { registerCopy as copy } from "#ui/screens/register/register.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useRegisterModel } from "./register.model.ts";

const load = screenLoad("Register", ({ prefetchOptional }) =>
  prefetchOptional(address.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function RegisterRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <RegisterView {...useRegisterModel()} />
    </>
  );
}
