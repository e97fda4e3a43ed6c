import { MemberHomeView } from "#ui/screens/member-home/member-home-view";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./member-home.load.ts";
import { memberHomeCopy as copy } from "./member-home.copy.ts";
import { useMemberHomeModel } from "./member-home.model.ts";

export { load as clientLoader, load as loader };

export default function MemberHomeRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <MemberHomeView {...useMemberHomeModel()} />
    </>
  );
}
