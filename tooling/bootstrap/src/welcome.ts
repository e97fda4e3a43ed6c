/** What is printed when the shop is open. */
export function welcome(port: number): string {
  const address = (channel: string) => `http://${channel}localhost:${port}`;
  return [
    `Noren is open: ${address("")}`,
    `The florist:   ${address("fl1.")}`,
    `The campus:    ${address("students.")}`,
    "Ctrl-C closes the shop; its data is kept.",
  ].join("\n");
}
