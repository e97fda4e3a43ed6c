import { LeaveView } from "#ui/screens/leave/leave-view";
import { leaveCopy as copy } from "#ui/screens/leave/leave.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useLeaveModel } from "./leave.model.ts";

const load = screenLoad("Leave");

export { load as clientLoader, load as loader };

export default function LeaveRoute() {
  const props = useLeaveModel();
  return (
    <>
      <PageHead title={copy.titles[props.step]} isPrivate />
      <LeaveView {...props} />
    </>
  );
}
