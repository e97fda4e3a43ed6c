import { loginUnlockCopy as copy } from "#ui/screens/login-unlock/login-unlock.copy";
import { LoginUnlockView } from "#ui/screens/login-unlock/login-unlock-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useLoginUnlockModel } from "./login-unlock.model.ts";

const load = screenLoad("LoginUnlock");

export { load as clientLoader, load as loader };

export default function LoginUnlockRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <LoginUnlockView {...useLoginUnlockModel()} />
    </>
  );
}
