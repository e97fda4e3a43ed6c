// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { describe, expect, test, vi } from "vitest";
import { type Responses, testApp } from "../testing/test-app.ts";
import type { RootState } from "./store.ts";
import { useAddressExport } from "./use-address-export.ts";
import { useBannerDownload } from "./use-banner-download.ts";

const BANNER = "GET /v1/banners/3/download";
const EXPORT = "GET /v1/me/user-addresses/export?encoding=utf-8";

const file = (type: string) => () => new Response("x", { headers: { "content-type": type } });

function hook<T>(use: () => T, responses: Responses = {}) {
  const { store } = testApp({ responses });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(use, { wrapper });
  const said = () => {
    const { flash }: RootState = store.getState();
    return flash.now.map(({ message, type }) => [type, message]);
  };
  return { act: result.current, said };
}

describe("[banner.toast] the download of a banner", () => {
  test("shows a success toast", async () => {
    const { act, said } = hook(useBannerDownload, { [BANNER]: file("image/jpeg") });
    act(3);
    await vi.waitFor(() => expect(said()).toEqual([["positive", "ダウンロードが完了しました"]]));
  });

  test("shows the server's message on failure", async () => {
    const { act, said } = hook(useBannerDownload, {
      [BANNER]: () => Response.json({ message: "このバナーは公開を終えました。" }, { status: 404 }),
    });
    act(3);
    await vi.waitFor(() => expect(said()).toEqual([["negative", "このバナーは公開を終えました。"]]));
  });
});

describe("[export.deferred] the export of the address book", () => {
  test("shows a success toast", async () => {
    const { act, said } = hook(useAddressExport, { [EXPORT]: file("text/csv") });
    act({ encoding: "utf-8" });
    await vi.waitFor(() => expect(said()).toEqual([["positive", "エクスポートが完了しました。"]]));
  });

  test("shows a waiting toast when the answer is JSON: the file comes later", async () => {
    const { act, said } = hook(useAddressExport, { [EXPORT]: () => Response.json({ message: "x" }) });
    act({ encoding: "utf-8" });
    await vi.waitFor(() => expect(said()).toEqual([["info", expect.stringContaining("しばらくお待ちください")]]));
  });
});
