import { RegisterView } from "#ui/screens/register/register-view";
import { registerMessages as words } from "#ui/screens/register/register.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./register.load.ts";
import { useRegisterModel } from "./register.model.ts";

export { load as clientLoader, load as loader };

export default function RegisterRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <RegisterView {...useRegisterModel()} />
    </>
  );
}
