import { LoginView } from "#ui/screens/login/login-view";
import { loginMessages as words } from "#ui/screens/login/login.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./login.load.ts";
import { useLoginModel } from "./login.model.ts";

export { load as clientLoader, load as loader };

export default function LoginRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <LoginView {...useLoginModel()} />
    </>
  );
}
