import { openTestShop } from "../testing/shop.ts";
import { describeRaces } from "./races.suite.ts";

describeRaces("one process", openTestShop);
