import type { ProxyOptions } from "vite";

/** Paths of the API, which the production server forwards too; `/takimoto` has the calls of the schools (school keys). */
const API_PATHS = ["/v1", "/takimoto", "/public.json", "/storage"];

/** Proxies the API in development as in production: same origin, with the channel of the host name. */
export function forwardToApi(apiOrigin: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: apiOrigin,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on("proxyReq", (outgoing, incoming) => {
        const host = incoming.headers.host?.split(":")[0] ?? "";
        outgoing.setHeader("X-Channel", host.endsWith(".localhost") ? host.slice(0, -".localhost".length) : "simple");
      });
    },
  };
  return Object.fromEntries(API_PATHS.map((path) => [path, options]));
}
