import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { SCHOOL_KEY_FROM_IP } from "../rate-limit/attempts.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import { acceptSchoolKey } from "./school-keys.ts";

export const schoolRoutes: readonly Route[] = [
  serve(calls.checkSchoolKey, ({ body, ...context }) =>
    limitRefusals(
      context,
      [{ limit: SCHOOL_KEY_FROM_IP, subject: context.ip }],
      (outcome) => ("value" in outcome && !outcome.value.check ? "refused" : undefined),
      async () => ({ key: body.key, check: await acceptSchoolKey(context, body.key) }),
    ),
  ),
];
