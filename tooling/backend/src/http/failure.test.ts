import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { toErrorLogFields, toErrorAnswer } from "./failure.ts";

describe("a failed statement", () => {
  it.each([
    ["08006", "the connection broke"],
    ["53300", "the server has too many connections"],
    ["55P03", "another transaction locks the row for too long"],
    ["57014", "it took too long"],
    ["57P01", "the server shuts down"],
  ])("with SQLSTATE %s answers 503: %s", (code) => {
    const failed = new DrizzleQueryError("select 1", [], Object.assign(new Error("failed"), { code }));
    expect(toErrorAnswer(failed)).toMatchObject({ kind: "lost", error: { status: 503, code: "unavailable" } });
  });
});

describe("log fields of an unexpected error", () => {
  it("contain the statement and the SQLSTATE code, never values", () => {
    const cause = Object.assign(new Error('invalid input syntax: "taro@example.com"'), {
      code: "22P02",
      constraint: "users_email",
    });
    const failed = new DrizzleQueryError("insert into users values ($1)", ["taro@example.com"], cause);
    const fields = toErrorLogFields(failed);
    expect(fields).toMatchObject({
      code: "22P02",
      constraint: "users_email",
      statement: "insert into users values ($1)",
    });
    expect(fields["at"]).toContain("failure.test.ts");
    expect(JSON.stringify(fields)).not.toContain("taro");
    expect(JSON.stringify(toErrorLogFields(cause))).not.toContain("taro");
  });

  it("contain the stack of any other error", () => {
    expect(toErrorLogFields(new TypeError("no such thing"))["error"]).toMatch(
      /no such thing\n\s+at .*failure\.test\.ts/,
    );
  });
});
