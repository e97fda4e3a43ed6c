import * as v from "valibot";

/** Adds a description for the API's documents to a schema, whose type stays the same. */
export const described = <S extends v.GenericSchema>(description: string, schema: S): S =>
  v.pipe(schema, v.description(description)) as unknown as S;
