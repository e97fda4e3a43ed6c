// @vitest-environment jsdom
import "../testing/production.ts";
import type { CallName } from "@noren/contract";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Arrival, openPage } from "../testing/browser-pages.tsx";
import { listExamplePages, OF_LAYOUTS } from "../testing/example-pages.ts";
import { fakeTheClock } from "../testing/settle.ts";
import { unknownChoices } from "../testing/unknown-choices.ts";
import { WRONG_ANSWERS, type WrongAnswer } from "@noren/api/wrong-answers.fixture";

fakeTheClock();
beforeAll(() => {
  // Parts of browsers that jsdom lacks.
  vi.stubGlobal("scrollTo", () => undefined);
});

const wrongAnswers = Object.entries(WRONG_ANSWERS);

const FAILED = "エラーが発生しました";

/** The 404 of an API without the route, which looks like that of a missing record. */
const withoutRoute: WrongAnswer = () => Response.json({ message: "The route could not be found." }, { status: 404 });

/** What must hold after a wrong answer, too. */
const sound = { loading: [], failures: [], hasLostToken: false };

/** The calls of every page. A page tests one of them, because all pages react in the same way. */
const OF_EVERY_PAGE: readonly CallName[] = [...OF_LAYOUTS, "getCart"];

describe.each(listExamplePages())("$name", ({ name: pageName, page, index }) => {
  const isOwn = (call: CallName) => page.path.startsWith("/cart") || !OF_EVERY_PAGE.includes(call);

  async function expectSound(arrival: Arrival, calls: readonly CallName[], heading: string | undefined): Promise<void> {
    for (const [place, call] of calls.entries()) {
      // Another one for each call: all but the timeout are the same problem (`@noren/api`, `wrong-answers.test.ts`).
      const [name, answer] = wrongAnswers[(index + place) % wrongAnswers.length]!;
      const seen = await openPage(page, arrival, { [call]: answer });
      if (seen === null) {
        expect(page.needs, `${call}: ${name}`).toContain(call);
        continue;
      }
      expect(seen, `${call}: ${name}`).toMatchObject({ ...sound, path: page.path });
      const isErrorPage = seen.headings[0] === FAILED && page.needs.includes(call);
      if (seen.alerts.length === 0 && !isErrorPage) expect(seen.headings, `${call}: ${name}`).toEqual([heading]);
    }
  }

  let reloaded: ReturnType<typeof openPage> | undefined;
  /** The page after a load with right answers only, which happens once. */
  const reloadRight = () => (reloaded ??= openPage(page, "reload"));

  test("[error.wrong-answer] after a load of the page shows its content or an error for each wrong answer, and keeps cart and login", async () => {
    const right = await reloadRight();
    // The server answers 503 while the shop is closed, and redirects to the shop otherwise.
    if (pageName === "Maintenance") return expect(right).toBeNull();
    expect(right).toMatchObject({ ...sound, path: page.path, alerts: [] });
    const { called, calledByServer, headings } = right!;
    const ofEveryPage = OF_EVERY_PAGE[index % OF_EVERY_PAGE.length]!;
    const ofPage = [...called.filter(isOwn), ...calledByServer.filter((call) => !OF_LAYOUTS.includes(call))];
    await expectSound("reload", [...ofPage, ofEveryPage], headings[0]);
    for (const call of called.filter(isOwn)) {
      const seen = await openPage(page, "reload", { [call]: withoutRoute });
      if (seen === null) expect(page.needs, `${call}: 404`).toContain(call);
      else expect(seen, `${call}: 404`).toMatchObject({ loading: [], failures: [] });
    }
    return undefined;
  });

  test("[error.wrong-answer] shows choices that are not in the contract", async () => {
    const right = await reloadRight();
    if (right === null) return;
    const called = [...right.called, ...right.calledByServer];
    const seen = await openPage(page, "reload", unknownChoices(called, page.answers));
    expect(seen).toMatchObject({ loading: [], failures: [], hasLostToken: right.hasLostToken });
    expect(seen?.headings).not.toContain(FAILED);
  });

  test("[error.wrong-answer] after a navigation shows its content or an error for each wrong answer of its load", async () => {
    const right = await openPage(page, "navigation");
    expect(right).toMatchObject({ ...sound, path: page.path, alerts: [] });
    expect([...right!.called, ...OF_LAYOUTS]).toEqual(expect.arrayContaining([...page.needs]));
    await expectSound("navigation", right!.calledByLoad, right!.headings[0]);
  });
});
