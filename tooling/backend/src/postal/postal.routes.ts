import { calls } from "@noren/contract";
import { PREFECTURES } from "../address/prefectures.copy.ts";
import { serve } from "../context/serve.ts";
import { findPostalCode } from "./postal-code.ts";

export const postalRoutes = [
  serve(calls.findPostalCode, async ({ query }) => ({ data: findPostalCode(query.code) })),
  serve(calls.listPrefectures, async () => ({ data: PREFECTURES.map((name, index) => ({ id: index + 1, name })) })),
];
