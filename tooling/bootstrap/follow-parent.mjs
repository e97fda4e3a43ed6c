// Loaded with `node --import` into each process of the shop: when the process that started it has died, it stops itself
// as on SIGTERM.
import { onParentGone } from "./parent.mjs";

const GRACE_MS = 10_000;

onParentGone(() => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
});
