import { catalogue } from "@noren/api/endpoints/catalogue";
import { screenLoad } from "../../load/screen-load.ts";

export const load = screenLoad("Product", async ({ ask, askBeside, params }) => {
  const key = params["key"] ?? "";
  await Promise.all([
    ask(catalogue.endpoints.getProduct, key),
    askBeside(catalogue.endpoints.listRecommendations, key),
  ]);
});
