import { VerifyView } from "#ui/screens/verify/verify-view";
import { verifyCopy as copy } from "#ui/screens/verify/verify.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useVerifyModel } from "./verify.model.ts";

const load = screenLoad("Verify");

export { load as clientLoader, load as loader };

export default function VerifyRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <VerifyView {...useVerifyModel()} />
    </>
  );
}
