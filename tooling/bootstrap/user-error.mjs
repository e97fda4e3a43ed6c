/** An error that the user can fix; only its message is printed. */
export class UserError extends Error {}

const NETWORK =
  /E(?:NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN|NETUNREACH|HOSTUNREACH)|_META_FETCH_FAIL|CERT|network/;

/**
 * Explains a failed installation in one line when the network is the cause.
 * @param {string} what subject of the message, e.g. "The dependencies"
 * @param {string} output the output of the package manager
 */
export function installationError(what, output) {
  return new UserError(
    NETWORK.test(output)
      ? `${what} could not be installed: the npm registry cannot be reached. Check the network or the proxy and try again.`
      : `${output.trimEnd()}\n${what} could not be installed; see the output above.`,
  );
}
