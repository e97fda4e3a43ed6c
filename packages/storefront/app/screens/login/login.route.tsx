import { LoginView } from "#ui/screens/login/login-view";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./login.load.ts";
import { useLoginModel } from "./login.model.ts";

export { load as clientLoader, load as loader };

export default function LoginRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <LoginView {...useLoginModel()} />
    </>
  );
}
