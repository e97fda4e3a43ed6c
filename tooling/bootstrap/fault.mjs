/** Something that the person at the machine can put right; its message is the one line that they see. */
export class Unusable extends Error {}

const NETWORK =
  /E(?:NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN|NETUNREACH|HOSTUNREACH)|_META_FETCH_FAIL|CERT|network/;

/**
 * What a failed installation comes down to.
 * @param {string} what what was being installed
 * @param {string} output all that the package manager printed
 */
export function installationFault(what, output) {
  return new Unusable(
    NETWORK.test(output)
      ? `${what} could not be installed: the npm registry cannot be reached. Check the network or the proxy and try again.`
      : `${output.trimEnd()}\n${what} could not be installed; the reason stands above.`,
  );
}
