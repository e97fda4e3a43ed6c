import { PasswordView } from "#ui/screens/password/password-view";
import { passwordCopy as copy } from "#ui/screens/password/password.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { usePasswordModel } from "./password.model.ts";

const load = screenLoad("Password");

export { load as clientLoader, load as loader };

export default function PasswordRoute() {
  return (
    <>
      <PageHead title={copy.title} />
      <PasswordView {...usePasswordModel()} />
    </>
  );
}
