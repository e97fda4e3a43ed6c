import { calls } from "@noren/contract";
import { findPersonOrNetwork } from "../account/verified-person.ts";
import { type Route, serve } from "../context/serve.ts";
import { SCHOOL_KEY_FROM_NETWORK } from "../rate-limit/attempts.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import { acceptSchoolKey } from "./school-keys.ts";

export const schoolRoutes: readonly Route[] = [
  serve(calls.checkSchoolKey, async ({ body, ...context }) => {
    const subject = await findPersonOrNetwork(context);
    return limitRefusals(
      context,
      [{ limit: SCHOOL_KEY_FROM_NETWORK, subject }],
      (outcome) => ("value" in outcome && !outcome.value.check ? "refused" : undefined),
      async () => ({ key: body.key, check: await acceptSchoolKey(context, body.key) }),
    );
  }),
];
