import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { faultFields } from "./failure.ts";

describe("what a log may say of an unexpected error", () => {
  it("is the statement and the database's code, never a value", () => {
    const cause = Object.assign(new Error('invalid input syntax: "taro@example.com"'), {
      code: "22P02",
      constraint: "users_email",
    });
    const failed = new DrizzleQueryError("insert into users values ($1)", ["taro@example.com"], cause);
    const fields = faultFields(failed);
    expect(fields).toMatchObject({
      code: "22P02",
      constraint: "users_email",
      statement: "insert into users values ($1)",
    });
    expect(fields["at"]).toContain("failure.test.ts");
    expect(JSON.stringify(fields)).not.toContain("taro");
    expect(JSON.stringify(faultFields(cause))).not.toContain("taro");
  });

  it("is the stack of everything else", () => {
    expect(faultFields(new TypeError("no such thing"))["error"]).toMatch(/no such thing\n\s+at .*failure\.test\.ts/);
  });
});
