import * as v from "valibot";
import { expect, test } from "vitest";
import { callList } from "./calls.ts";
import { exampleOf } from "./example.ts";

test.each(callList.map((call) => [call.name, call] as const))("the example of %s matches its schemas", (name, call) => {
  const example = exampleOf(name, call);
  for (const part of ["params", "query", "body", "answer"] as const) {
    const schema = call[part];
    expect(schema ? v.safeParse(schema, example[part]).issues : example[part], part).toBeUndefined();
  }
});
