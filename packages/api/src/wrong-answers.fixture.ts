/** A wrong answer in place of the right one. The signal aborts at the time limit of the call. */
export type WrongAnswer = (right: unknown, signal: AbortSignal) => Response | Promise<Response>;

export const html = (status: number): Response =>
  new Response("<!DOCTYPE html><title>Bad Gateway</title>", { status, headers: { "Content-Type": "text/html" } });

/** No answer until the caller gives up. */
export const hang: WrongAnswer = (_, signal) =>
  new Promise((__, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));

/** The ways in which an API answers wrongly. */
export const WRONG_ANSWERS = {
  "a wrong type": () => Response.json({ data: "x" }),
  "an empty 200": () => new Response(""),
  HTML: () => html(200),
  "half of the JSON": (right) => {
    const text = JSON.stringify(right);
    return new Response(text.slice(0, text.length / 2), { headers: { "Content-Type": "application/json" } });
  },
  500: () => Response.json({ message: "Internal Server Error" }, { status: 500 }),
  "a timeout": hang,
} as const satisfies Record<string, WrongAnswer>;
