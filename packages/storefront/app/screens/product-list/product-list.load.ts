import { catalogue } from "@noren/api/endpoints/catalogue";
import { screenLoad } from "../../load/screen-load.ts";
import { pageOf } from "../../load/page-of.ts";
import { filterOf, queryOf } from "./filter-address.ts";

export const load = screenLoad("ProductList", async ({ ask, url: { searchParams } }) => {
  await ask(catalogue.endpoints.listProducts, queryOf(filterOf(searchParams), pageOf(searchParams)));
});
