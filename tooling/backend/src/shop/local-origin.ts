/** The origin of a shop on a developer's machine: `simple` on localhost, the others on subdomains [channel.header]. */
export function localOrigin(key: string, port = 3000): string {
  return key === "simple" ? `http://localhost:${port}` : `http://${key}.localhost:${port}`;
}
