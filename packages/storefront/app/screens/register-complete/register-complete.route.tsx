import { RegisterCompleteView } from "#ui/screens/register-complete/register-complete-view";
import { registerCompleteMessages as words } from "#ui/screens/register-complete/register-complete.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./register-complete.load.ts";
import { useRegisterCompleteModel } from "./register-complete.model.ts";

export { load as clientLoader, load as loader };

export default function RegisterCompleteRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <RegisterCompleteView {...useRegisterCompleteModel()} />
    </>
  );
}
