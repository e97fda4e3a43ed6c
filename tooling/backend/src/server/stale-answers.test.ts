import { expect, it } from "vitest";
import { setLogLevel } from "../process/log.ts";
import { createStaleAnswers } from "./stale-answers.ts";

const lost = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));

it("many different reads do not replace an answer that is read often", async () => {
  setLogLevel("silent");
  const clock = { now: new Date("2026-11-20T03:00:00Z") };
  const stale = createStaleAnswers(() => clock.now);
  const read = (key: string) => stale(key, () => Promise.resolve({ answer: key, headers: [] }));
  for (let times = 0; times < 3; times += 1) await read("home");
  for (let page = 0; page < 1000; page += 1) await read(`list ${page}`);
  expect((await stale("home", lost)).answer).toBe("home");
  expect((await stale("list 999", lost)).answer).toBe("list 999");
  await expect(stale("list 1", lost)).rejects.toThrow("ECONNREFUSED");
});
