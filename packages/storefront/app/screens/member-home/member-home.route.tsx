import { memberHomeCopy as copy } from "#ui/screens/member-home/member-home.copy";
import { MemberHomeView } from "#ui/screens/member-home/member-home-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMemberHomeModel } from "./member-home.model.ts";

const load = screenLoad("MemberHome");

export { load as clientLoader, load as loader };

export default function MemberHomeRoute() {
  return (
    <>
      <PageHead title={copy.pageTitle} isPrivate />
      <MemberHomeView {...useMemberHomeModel()} />
    </>
  );
}
