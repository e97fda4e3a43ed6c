/**
 * Calls `callback` once when the parent process has died. Polls the parent's id, because a killed npm forwards no signal.
 * @param {() => void} callback
 */
export function onParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 1000);
  timer.unref();
}
