// @vitest-environment jsdom
import { memberExamples } from "@noren/contract/examples/member";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubObjectUrls } from "../testing/object-urls.ts";
import { renderModel } from "../testing/render-model.tsx";
import { testApp } from "../testing/test-app.ts";
import { useAttachments } from "./use-attachments.ts";

afterEach(cleanup);

const file = (name: string, type: string) => new File(["x"], name, { type });

test("pictures have a preview until they are removed, cleared or left; other and refused files have none", async () => {
  const urls = stubObjectUrls();
  const { store } = testApp({
    responses: { "POST /v1/upload-files": () => Response.json(memberExamples.uploadFile) },
  });
  const kept = [{ key: "kept", name: "前.jpg", size: 3 }];
  const { props } = renderModel(store, () => useAttachments(kept), ["/"]);
  const choose = async (...files: File[]) => {
    act(() => props().props.onChosen(files));
    await vi.waitFor(() => expect(props().props.files.every(({ isUploading }) => !isUploading)).toBe(true));
  };
  await choose(file("碗.jpg", "image/jpeg"), file("皿.webp", "image/webp"), file("明細.pdf", "application/pdf"));
  await choose(file("動画.mp4", "video/mp4"));
  expect(props().props.files.map(({ preview }) => preview)).toEqual([null, "blob:1", "blob:2", null, null]);
  act(() => props().props.onRemoved(props().props.files[1]!.id));
  expect([...urls]).toEqual(["blob:2"]);
  act(() => props().clear());
  expect([...urls]).toEqual([]);
  await choose(file("鉢.png", "image/png"));
  expect([...urls]).toEqual(["blob:3"]);
  cleanup();
  expect([...urls]).toEqual([]);
});
