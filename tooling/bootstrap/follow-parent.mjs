// Loaded with `node --import` into each service: when the parent process dies, sends the service SIGTERM, and SIGKILL ten
// seconds later.
import { onParentGone } from "./parent.mjs";

const GRACE_MS = 10_000;

onParentGone(() => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
});
