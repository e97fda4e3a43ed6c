import { RegisterView } from "#ui/screens/register/register-view";
import { registerCopy as copy } from "#ui/screens/register/register.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./register.load.ts";
import { useRegisterModel } from "./register.model.ts";

export { load as clientLoader, load as loader };

export default function RegisterRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <RegisterView {...useRegisterModel()} />
    </>
  );
}
