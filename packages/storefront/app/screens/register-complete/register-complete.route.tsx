import { RegisterCompleteView } from "#ui/screens/register-complete/register-complete-view";
import { registerCompleteCopy as copy } from "#ui/screens/register-complete/register-complete.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useRegisterCompleteModel } from "./register-complete.model.ts";

const load = screenLoad("RegisterComplete");

export { load as clientLoader, load as loader };

export default function RegisterCompleteRoute() {
  const props = useRegisterCompleteModel();
  return (
    <>
      <PageHead title={props.verifyPath ? copy.verifyTitle : copy.title} isPrivate />
      <RegisterCompleteView {...props} />
    </>
  );
}
