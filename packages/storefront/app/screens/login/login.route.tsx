import { LoginView } from "#ui/screens/login/login-view";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useLoginModel } from "./login.model.ts";

const load = screenLoad("Login");

export { load as clientLoader, load as loader };

export default function LoginRoute() {
  const props = useLoginModel();
  return (
    <>
      <PageHead title={props.code ? copy.codeTitle : copy.title} isPrivate />
      <LoginView {...props} />
    </>
  );
}
