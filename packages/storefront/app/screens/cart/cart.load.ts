import { screenLoad } from "../../load/screen-load.ts";

/** The cart belongs to one browser: the server renders its place, the browser fills it. */
export const load = screenLoad("Cart");
