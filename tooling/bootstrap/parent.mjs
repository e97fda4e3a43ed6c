/**
 * Calls back once when the parent process has died. A killed npm forwards no signal, so the parent's id is polled.
 * @param {() => void} callback
 */
export function onParentGone(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 1000);
  watch.unref();
}
