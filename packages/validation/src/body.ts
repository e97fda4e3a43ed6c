import type { AnyObject, ObjectSchema } from "yup";

/**
 * What a form sends: its values normalised, empty ones as null, and nothing that the schema does not name
 * (so a username never reaches the profile's update, spec 5). Call it after the schema has accepted the values.
 */
export function bodyOf<T extends AnyObject>(schema: ObjectSchema<T>, values: unknown): T {
  return schema.cast(values, { stripUnknown: true }) as T;
}
