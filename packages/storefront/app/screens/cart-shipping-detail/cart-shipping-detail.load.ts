import { screenLoad } from "../../load/screen-load.ts";

export const load = screenLoad("CartShippingDetail");
