import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { StartError } from "@noren/backend/process/start-error";

test("uses port 3000 and keeps the data by default", () => {
  expect(readOptions([], {})).toEqual({ port: 3000, fresh: false, catalogue: undefined });
});

test("reads PORT, --fresh and --catalogue", () => {
  const options = readOptions(["--fresh", "--catalogue", import.meta.filename], { PORT: "8080" });
  expect(options).toEqual({ port: 8080, fresh: true, catalogue: import.meta.filename });
});

test("resolves a file from the folder of the user, not from that of the script", () => {
  const { catalogue } = readOptions(["--catalogue", "options.test.ts"], { INIT_CWD: import.meta.dirname });
  expect(catalogue).toBe(import.meta.filename);
});

test.each([
  [["--fersh"], {}, /^Usage: /],
  [["--catalogue"], {}, /^Usage: /],
  [["--catalogue", "/no/such.csv"], {}, /^\/no\/such\.csv does not exist/],
  [[], { PORT: "http" }, /^PORT is http/],
  [[], { PORT: "70000" }, /^PORT is 70000/],
])("rejects %j with %j in one line", (args, env, message) => {
  expect(() => readOptions(args, env)).toThrow(StartError);
  expect(() => readOptions(args, env)).toThrow(message);
});
