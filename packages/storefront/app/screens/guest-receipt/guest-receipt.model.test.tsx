// @vitest-environment jsdom
import { order } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { type Responses, testApp } from "../../testing/test-app.ts";
import { useGuestReceiptModel } from "./guest-receipt.model.ts";

afterEach(cleanup);

const no = "261120-7K3F9QXA";
const t = "t".repeat(43);
const link = paths.guestReceipt({ no, t });
const info = { addressee: "株式会社のれん堂", honorific: "onchu", proviso: "食器代" } as const;
const ready = { no, token: t, can_issue: true, reason: null, issued_at: null, can_edit: true, receiptInfo: info };
const issued = { ...ready, issued_at: order.ordered_at, can_edit: false };
const pdf = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } });
const refusal = (code: string, status: number) =>
  Response.json({ code, message: "発行できません。", errors: {} }, { status });

/** The screen at a URL. */
function open(url: string, responses: Responses) {
  const { store, requests } = testApp({ responses });
  const { props } = renderModel(store, useGuestReceiptModel, [url]);
  const receipt = () => {
    const { receipt: shown } = props();
    if (!shown || shown === "missing") throw new Error("There is no receipt");
    return shown;
  };
  return { props, receipt, requests, toasts: () => store.getState().flash.now };
}

/** The API of an order whose receipt is not issued yet. */
function api(state: () => object, download: () => Response = pdf): Responses {
  return {
    [`GET /v1/orders/${no}/guest/receipt?t=${t}`]: () => Response.json(state()),
    [`PUT /v1/orders/${no}/guest/receipt`]: () => Response.json(state()),
    [`GET /v1/orders/${no}/download/receipt?t=${t}`]: download,
  };
}

test("[auth.guest-receipt] the link of the mail issues the receipt, which is then reissued", async () => {
  let isIssued = false;
  const download = () => {
    isIssued = true;
    return pdf();
  };
  const screen = open(
    link,
    api(() => (isIssued ? issued : ready), download),
  );
  await vi.waitFor(() => expect(screen.receipt()).toMatchObject({ status: "ready", orderNo: no, info }));
  expect(await act(() => screen.receipt().onIssued(info))).toBeUndefined();
  await vi.waitFor(() => expect(screen.receipt()).toMatchObject({ status: "issued", issuedAt: issued.issued_at }));
  expect(screen.toasts()).toMatchObject([{ message: "領収書をダウンロードしました。" }]);
  await act(async () => screen.receipt().reissue.onDownloaded());
  await vi.waitFor(() => expect(screen.toasts()).toHaveLength(1));
});

test("a lost answer of the issue shows the failure, and that the receipt is issued", async () => {
  let isIssued = false;
  const lost = () => {
    isIssued = true;
    return refusal("", 500);
  };
  const screen = open(
    link,
    api(() => (isIssued ? issued : ready), lost),
  );
  await vi.waitFor(() => expect(screen.receipt().status).toBe("ready"));
  expect(await act(() => screen.receipt().onIssued(info))).toMatchObject({ message: expect.any(String) });
  await vi.waitFor(() => expect(screen.receipt().status).toBe("issued"));
});

test("an order without a receipt has the reason", async () => {
  const reason = "ご入金の確認後に発行できます。";
  const screen = open(
    link,
    api(() => ({ ...ready, can_issue: false, reason })),
  );
  await vi.waitFor(() => expect(screen.receipt()).toMatchObject({ status: "refused", reason }));
});

test.each([
  ["/orders/receipt", {}],
  [`/orders/receipt?no=${no}`, {}],
  [link, { [`GET /v1/orders/${no}/guest/receipt?t=${t}`]: () => refusal("not_found", 404) }],
])("[auth.guest-receipt] a link like %s finds no receipt", async (url, responses: Responses) => {
  const screen = open(url, responses);
  await vi.waitFor(() => expect(screen.props().receipt).toBe("missing"));
});

test("too many requests show the message of the shop and can be repeated", async () => {
  let isLimited = true;
  const screen = open(link, {
    [`GET /v1/orders/${no}/guest/receipt?t=${t}`]: () =>
      isLimited ? refusal("rate_limited", 429) : Response.json(ready),
  });
  await vi.waitFor(() => expect(screen.props().failureText).toBe("発行できません。"));
  isLimited = false;
  act(() => screen.props().onRetried());
  await vi.waitFor(() => expect(screen.receipt().status).toBe("ready"));
});
