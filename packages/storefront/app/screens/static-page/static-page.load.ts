import { shop } from "@noren/api/endpoints/shop";
import { screenLoad } from "../../load/screen-load.ts";

/** The address as static pages spell it: no slash at the end. */
export const staticPath = (pathname: string): string => pathname.replace(/\/+$/, "");

/** `/*` asks for a static page of that address; where there is none the page is not found [routes.catch-all]. */
export const load = screenLoad("StaticPage", async ({ ask, url }) => {
  await ask(shop.endpoints.getStaticPage, staticPath(decodeURI(url.pathname)));
});
