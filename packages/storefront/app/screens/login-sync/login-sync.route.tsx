import { LoginSyncView } from "#ui/screens/login-sync/login-sync-view";
import { loginSyncCopy as copy } from "#ui/screens/login-sync/login-sync.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useLoginSyncModel } from "./login-sync.model.ts";

const load = screenLoad("LoginSync");

export { load as clientLoader, load as loader };

export default function LoginSyncRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <LoginSyncView {...useLoginSyncModel()} />
    </>
  );
}
