import { address } from "@noren/api/endpoints/address";
import { screenLoad } from "../../load/screen-load.ts";

export const load = screenLoad("AddressAdd", ({ askBeside }) =>
  askBeside(address.endpoints.listPrefectures, undefined),
);
