/**
 * Calls back once when the process that started this one is gone, however it went (a killed npm hands on no signal).
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
