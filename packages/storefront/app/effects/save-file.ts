/** Time for the browser to start the download, in milliseconds. The file stays in memory until then. */
const DOWNLOAD_START_MS = 60_000;

/** Saves a file, as a click on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_START_MS);
}
