/** Where a shop stands on a developer's machine: `simple` on localhost, the others below it [channel.header]. */
export function localOrigin(key: string, port = 3000): string {
  return key === "simple" ? `http://localhost:${port}` : `http://${key}.localhost:${port}`;
}
