/** How long a browser may take to begin with a download, in milliseconds; the file stays in memory until then. */
const BEGIN_MS = 60_000;

/** Puts a file on the shopper's disk, as a press on a link for downloading would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN_MS);
}
