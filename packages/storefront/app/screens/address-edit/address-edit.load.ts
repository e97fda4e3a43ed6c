import { address } from "@noren/api/endpoints/address";
import { screenLoad } from "../../load/screen-load.ts";
import { idOf } from "../../load/id-of.ts";

export const load = screenLoad("AddressEdit", async ({ ask, askBeside, params }) => {
  await Promise.all([
    ask(address.endpoints.getAddress, idOf(params["key"])),
    askBeside(address.endpoints.listPrefectures, undefined),
  ]);
});
