/** An error that the user can fix; only its message is printed. */
export class Unusable extends Error {}

const NETWORK =
  /E(?:NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN|NETUNREACH|HOSTUNREACH)|_META_FETCH_FAIL|CERT|network/;

/**
 * Explains a failed installation in one line where the network is the cause.
 * @param {string} what what was being installed
 * @param {string} output all that the package manager printed
 */
export function installationFault(what, output) {
  return new Unusable(
    NETWORK.test(output)
      ? `${what} could not be installed: the npm registry cannot be reached. Check the network or the proxy and try again.`
      : `${output.trimEnd()}\n${what} could not be installed; see the reason above.`,
  );
}
