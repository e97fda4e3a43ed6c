import { address } from "@noren/api/endpoints/address";
import { screenLoad } from "../../load/screen-load.ts";

export const load = screenLoad("CartShippingAdd", ({ askBeside }) =>
  askBeside(address.endpoints.listPrefectures, undefined),
);
