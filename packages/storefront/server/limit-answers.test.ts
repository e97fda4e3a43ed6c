import { expect, test, vi } from "vitest";
import { limitAnswers } from "./limit-answers.ts";

/** An answer without end, and whether the reader has cancelled it. */
function endlessAnswer(headers: Record<string, string> = {}) {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(400)), cancel });
  return { answer: new Response(body, { status: 203, headers }), cancel };
}

const answering = (response: Response) => limitAnswers(async () => response, 1000)("https://api.test/v1/news");

test.each([
  ["without a length", {}],
  ["compressed to a short length", { "content-encoding": "gzip", "content-length": "20" }],
  ["with a length above the limit", { "content-length": "1001" }],
])("[error.wrong-answer] an answer %s that exceeds the limit fails and is read no further", async (_, headers) => {
  const { answer, cancel } = endlessAnswer(headers);
  await expect(answering(answer).then((limited) => limited.text())).rejects.toThrow("1000 bytes");
  expect(cancel).toHaveBeenCalledOnce();
});

test("an answer within the limit keeps its status, headers and text", async () => {
  for (const lengths of [[], [["content-length", "1000"]]]) {
    const headers = Object.fromEntries([["x-total", "3"], ...lengths]) as Record<string, string>;
    const answer = await answering(new Response("a".repeat(1000), { status: 404, headers }));
    expect([answer.status, answer.headers.get("x-total"), (await answer.text()).length]).toEqual([404, "3", 1000]);
  }
  expect((await answering(new Response(null, { status: 204 }))).status).toBe(204);
});
