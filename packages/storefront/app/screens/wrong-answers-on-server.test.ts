import "../testing/production.ts";
import type { CallName } from "@noren/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type ExamplePage, listExamplePages, OF_LAYOUTS } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { importAreas } from "../frame/late-areas.tsx";
import { loadParts } from "./product/late-parts.tsx";
import { settle, fakeTheClock } from "../testing/settle.ts";
import { unknownChoices } from "../testing/unknown-choices.ts";
import { hang, WRONG_ANSWERS, type WrongAnswer } from "@noren/api/wrong-answers.fixture";

fakeTheClock();
// With the fake clock the import of the late parts' code, which the page awaits once, would count as waiting.
beforeAll(() => Promise.all([importAreas(), loadParts()]));

const wrongAnswers = Object.entries(WRONG_ANSWERS);

/** Wrong answers for a call: all for one of the page's own, one for one of the layout's, another one on each page. */
const answersFor = (call: CallName, page: number): typeof wrongAnswers => {
  const place = OF_LAYOUTS.indexOf(call);
  return place === -1 ? wrongAnswers : [wrongAnswers[(page + place) % wrongAnswers.length]!];
};

const textOf = (tag: string, page: string) => new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(page)?.[1] ?? "";

/** What the server answers with. */
async function open(page: ExamplePage, wrong: Partial<Record<CallName, WrongAnswer>> = {}) {
  const { result, waitedMs } = await settle(requestPage(page, wrong));
  const { status, headers, text, called } = result;
  const seen = {
    status,
    title: textOf("title", text),
    heading: textOf("h1", text),
    isWhole: /^<!DOCTYPE html><html lang="ja">.*<\/html>$/s.test(text),
    hasRetryAfter: headers.has("retry-after"),
  };
  return { called, waitedMs, seen };
}

const FAILED = "エラーが発生しました";

describe.each(listExamplePages())("$name", ({ page, index }) => {
  let opened: ReturnType<typeof open> | undefined;
  /** The page with right answers only, which is rendered once. */
  const openRight = () => (opened ??= open(page));

  test("[error.wrong-answer] is rendered without each call that it can do without, and is the error page without another", async () => {
    const { called, seen: right, waitedMs } = await openRight();
    expect([right.status, right.isWhole, waitedMs], JSON.stringify(right)).toEqual([page.status, true, 0]);
    for (const call of called)
      for (const [name, answer] of answersFor(call, index)) {
        const { seen } = await open(page, { [call]: answer });
        const status = name === "a timeout" ? 503 : 500;
        expect(seen, `${call}: ${name}`).toEqual(
          page.needs.includes(call)
            ? {
                ...right,
                status,
                title: expect.stringContaining(FAILED),
                heading: FAILED,
                hasRetryAfter: status === 503,
              }
            : right,
        );
      }
  });

  test("[error.wrong-answer] is rendered with choices that are not in the contract, such as names that every object has", async () => {
    const { called, seen: right } = await openRight();
    const { seen } = await open(page, unknownChoices(called, page.answers));
    expect([seen.status, seen.isWhole, seen.heading]).toEqual([
      right.status,
      true,
      expect.not.stringContaining(FAILED),
    ]);
  });

  test("[limits.waits] starts within a second while everything that it can do without hangs", async () => {
    const { called, seen: right } = await openRight();
    const side = [...called].filter((call) => call !== "getSettings" && !page.needs.includes(call));
    const { seen, waitedMs } = await open(page, Object.fromEntries(side.map((call) => [call, hang])));
    expect(seen).toEqual(right);
    expect(waitedMs).toBeLessThan(1000);
  });

  test("[limits.waits] starts within 15 seconds while everything hangs", async () => {
    const { called } = await openRight();
    const { seen, waitedMs } = await open(page, Object.fromEntries([...called].map((call) => [call, hang])));
    expect(seen).toMatchObject({ status: 503, isWhole: true, heading: FAILED, hasRetryAfter: true });
    expect(waitedMs).toBeLessThan(15_000);
  });
});
