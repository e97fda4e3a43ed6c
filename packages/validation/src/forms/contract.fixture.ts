import fc from "fast-check";
import { expect } from "vitest";
import type { AnyObject, Schema } from "yup";

/** A schema of the contract by the standard that valibot's schemas follow. */
export interface Contract {
  "~standard": { validate(value: unknown): unknown };
}

const garbage = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("", " ", "　", "\u0000", "０"),
);

/** What a field is given: mostly something good, at times something careless or hostile. */
export const of = (good: (string | boolean)[], bad: (string | boolean)[] = []) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 60 },
    { arbitrary: fc.constantFrom(...good, ...bad), weight: 2 },
    { arbitrary: garbage, weight: 2 },
  );

/** Holds that the contract accepts whatever the form accepts, made into a call's body. */
export function expectAccepted(
  schema: Schema<AnyObject>,
  fields: Record<string, fc.Arbitrary<unknown>>,
  toBody: (body: AnyObject) => unknown,
  contract: Contract,
): void {
  let accepted = 0;
  fc.assert(
    fc.property(fc.record(fields), (values) => {
      if (!schema.isValidSync(values)) return;
      accepted += 1;
      const body = toBody(schema.cast(values));
      expect(contract["~standard"].validate(body)).not.toHaveProperty("issues");
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(20);
}
