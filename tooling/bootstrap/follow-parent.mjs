// Loaded into the processes that a start consists of (`node --import`): when the process that started them is gone
// without a word, they end as if they had been asked to.
import { onParentGone } from "./parent.mjs";

const GRACE_MS = 10_000;

onParentGone(() => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
});
