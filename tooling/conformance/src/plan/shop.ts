import { japanTime } from "@noren/validation/japan-time";
import { addHours } from "date-fns/addHours";
import { UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";

const dayFrom = (days: number) => japanTime(addHours(Date.now(), 24 * days)).day;

/** Settings, calendar, postal codes and payment methods of the shop. */
export const shopPlan = [
  read("getEnvironment"),
  read("getSettings"),
  read("getColorScheme"),
  read("getPackingChoices"),
  read("listBusinessDates", { input: () => ({ query: { startDate: dayFrom(0), endDate: dayFrom(60) } }) }),
  read("listBusinessDates", {
    expects: "error",
    input: () => ({ query: { startDate: "2026-02-30", endDate: dayFrom(1) } }),
  }),
  read("listPrefectures"),
  read("findPostalCode", { input: () => ({ query: { code: "1000001" } }) }),
  read("findPostalCode", { expects: "error", input: () => ({ query: { code: "100-000" } }) }),
  read("listPayments"),
  read("getPaymentService", { expects: "either", input: () => ({ params: { code: "card" } }) }),
  read("getPaymentService", { expects: "error", input: () => ({ params: { code: "no_such_way" } }) }),
  write("checkSchoolKey", { expects: "either", input: () => ({ body: { key: UNKNOWN.key } }) }),
];
