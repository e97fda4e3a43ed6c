// @vitest-environment jsdom
import { inquiry as endpoints } from "@noren/api/endpoints/inquiry";
import type { Inquiry } from "@noren/contract";
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { ATTACHMENTS_MAX, UPLOAD_MAX_BYTES } from "@noren/validation/fields/upload-limits";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachmentsCopy } from "#ui/slots/attachments/attachments.copy";
import { sessionEvent } from "../../state/session.ts";
import { stubObjectUrls } from "../../testing/object-urls.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useInquiryModel } from "./inquiry.model.ts";

beforeEach(() => void stubObjectUrls());
afterEach(cleanup);

const { key } = memberExamples.getInquiry;
const [comment] = memberExamples.getInquiry.comments;
const replied = {
  ...memberExamples.getInquiry,
  comments: [comment, { ...comment, id: 4, author: "member", body: "お願いします。" }],
};

async function open(responses: Responses, change: Partial<Inquiry> = {}) {
  const sent: unknown[] = [];
  const { store, requests } = testApp({
    responses: {
      [`GET /v1/me/inquiries/${key}`]: () => Response.json({ ...memberExamples.getInquiry, ...change }),
      "POST /v1/inquiry-comments/reply": (body) => {
        sent.push(body);
        return Response.json(replied);
      },
      ...responses,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useInquiryModel, [`/${key}`], "/:key");
  await vi.waitFor(() => expect(props().inquiry).not.toBeNull());
  const reply = async () => props().onReplied({ body: "お願いします。" });
  const choose = (...files: File[]) => act(() => props().attachments.onChosen(files));
  return { store, requests, sent, props, reply, choose };
}

const picture = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const uploaded = (file: string) => Response.json({ ...memberExamples.uploadFile, key: file });

test("a reply waits for its files, is sent with their keys and shown; the form is empty then", async () => {
  const uploads: ((answer: Response) => void)[] = [];
  const { props, reply, choose, sent, requests } = await open({
    "POST /v1/upload-files": () => new Promise<Response>((resolve) => void uploads.push(resolve)),
  });
  choose(picture("一.jpg"), picture("二.jpg"), picture("三.jpg"));
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  act(() => props().attachments.onRemoved(props().attachments.files[1]!.id));
  let sending: ReturnType<typeof reply> | undefined;
  act(() => {
    sending = reply();
  });
  expect(sent).toEqual([]);
  uploads[0]!(uploaded("inquiries/一"));
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]!(uploaded("inquiries/三"));
  expect(await act(() => sending!)).toBeUndefined();
  expect(sent).toEqual([{ inquiry_key: key, body: "お願いします。", file_keys: ["inquiries/一", "inquiries/三"] }]);
  await vi.waitFor(() => expect(props().inquiry?.comments).toHaveLength(2));
  expect(props()).toMatchObject({ sentCount: 1, attachments: { files: [] } });
  expect(requests.filter((request) => request.includes("upload"))).toHaveLength(2);
});

test("files that cannot be attached say why, and hold the reply back until they are removed", async () => {
  const { props, reply, choose, sent } = await open({
    "POST /v1/upload-files": () =>
      Response.json({ code: "rate_limited", message: "お待ちください。" }, { status: 429 }),
  });
  const huge = Object.defineProperty(picture("大.jpg"), "size", { value: UPLOAD_MAX_BYTES + 1 });
  choose(new File(["x"], "動画.mp4", { type: "video/mp4" }), new File([], "空.jpg", { type: "image/jpeg" }), huge);
  choose(...["四.jpg", "五.jpg", "六.jpg"].map(picture));
  await vi.waitFor(() => expect(props().attachments.files.map(({ isUploading }) => isUploading)).not.toContain(true));
  expect(props().attachments.files.map(({ error }) => error)).toEqual([
    attachmentsCopy.wrongType,
    attachmentsCopy.empty,
    attachmentsCopy.tooLarge,
    "お待ちください。",
    "お待ちください。",
    attachmentsCopy.tooMany(5),
  ]);
  expect(ATTACHMENTS_MAX).toBe(5);
  expect(await act(reply)).toEqual({
    message:
      "「動画.mp4」「空.jpg」「大.jpg」「四.jpg」「五.jpg」「六.jpg」は添付できませんでした。外してから、もう一度お進みください。",
  });
  for (const { id } of props().attachments.files) act(() => props().attachments.onRemoved(id));
  expect(await act(reply)).toBeUndefined();
  expect(sent).toEqual([{ inquiry_key: key, body: "お願いします。", file_keys: [] }]);
});

test("the form stays when the shop closes the inquiry meanwhile, and the refusal is shown", async () => {
  let isClosed = false;
  const message = "このお問い合わせは対応が完了しています。";
  const { store, props, reply } = await open({
    [`GET /v1/me/inquiries/${key}`]: () => Response.json({ ...memberExamples.getInquiry, can_reply: !isClosed }),
    "POST /v1/inquiry-comments/reply": () => Response.json({ code: "inquiry.closed", message }, { status: 409 }),
  });
  isClosed = true;
  await act(() => store.dispatch(endpoints.endpoints.getInquiry.initiate(key, { forceRefetch: true })));
  await vi.waitFor(() => expect(props().inquiry?.can_reply).toBe(false));
  expect(props().canReply).toBe(true);
  expect(await act(reply)).toEqual({ message });
  expect(props().sentCount).toBe(0);
});

test("a closed inquiry has no form", async () => {
  const { props } = await open({}, { can_reply: false });
  expect(props().canReply).toBe(false);
});
