import { object, type ObjectShape } from "yup";

/**
 * The schema of a form. It normalises, then judges; what it hands out is what the API takes: empty fields that may be
 * empty are null, and nothing is left that the schema does not name (so no username reaches the profile [user.username-immutable]).
 */
export const form = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown();
