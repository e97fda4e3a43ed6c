import { prefectures } from "@noren/api/endpoints/prefecture";
import { RegisterView } from "#ui/screens/register/register-view";
import { registerCopy as copy } from "#ui/screens/register/register.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useRegisterModel } from "./register.model.ts";

const load = screenLoad("Register", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
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
