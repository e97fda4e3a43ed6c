import fc from "fast-check";
import { expect } from "vitest";
import type { FormFields } from "@noren/validation/fields/field";
import { formSchema } from "@noren/validation/form-schema";
import type { AnyObject } from "yup";

/** A schema of the contract as a Standard Schema. */
export interface Contract {
  "~standard": { validate(value: unknown): unknown };
}

const garbage = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("", " ", "　", "\u0000", "０"),
);

/** Generates a field's values: mostly valid, sometimes careless or hostile ones. */
export const of = (good: (string | boolean)[], bad: (string | boolean)[] = []) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 60 },
    { arbitrary: fc.constantFrom(...good, ...bad), weight: 2 },
    { arbitrary: garbage, weight: 2 },
  );

/** Checks that the contract accepts every value that the form accepts, as the body of a call. */
export function expectAccepted(
  fields: FormFields,
  typed: Record<string, fc.Arbitrary<unknown>>,
  toBody: (body: AnyObject) => unknown,
  contract: Contract,
): void {
  const schema = formSchema(fields);
  let accepted = 0;
  fc.assert(
    fc.property(fc.record(typed), (values) => {
      if (!schema.isValidSync(values)) return;
      accepted += 1;
      const body = toBody(schema.cast(values));
      expect(contract["~standard"].validate(body)).not.toHaveProperty("issues");
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(20);
}
