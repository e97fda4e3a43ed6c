import type { Browser } from "@playwright/test";

/** A tab in a new profile, of which nothing is enabled but what is sent to it. */
export interface Tab {
  send: (method: string, params?: object) => Promise<unknown>;
  /** Runs a function in the page, and returns its result as JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string };
}

/**
 * Opens a tab without Playwright's session. Playwright enables the `Runtime` domain of each page, and V8 then collects the
 * source position of each error that a page creates, as with an open debugger (decision 0201).
 */
export async function openTab(browser: Browser): Promise<Tab> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send("Target.createBrowserContext");
  const { targetId } = await devtools.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });

  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  devtools.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const { id = 0, result, error } = JSON.parse(event.message) as Answer;
    const call = pending.get(id);
    pending.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });

  let calls = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (calls += 1);
    const call = Promise.withResolvers<unknown>();
    pending.set(id, call);
    await devtools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    return call.promise;
  };

  return {
    send,
    evaluate: async (run, ...args) => {
      const expression = `(${String(run)})(...${JSON.stringify(args)})`;
      const answer = (await send("Runtime.evaluate", { expression, returnByValue: true })) as Evaluated;
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value as ReturnType<typeof run>;
    },
    close: async () => {
      await devtools.send("Target.disposeBrowserContext", { browserContextId });
      await devtools.detach();
    },
  };
}
