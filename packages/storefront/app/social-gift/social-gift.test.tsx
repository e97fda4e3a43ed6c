// @vitest-environment jsdom
import { picture } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SocialGiftShippingView } from "#ui/screens/social-gift-shipping/social-gift-shipping-view";
import { socialGiftConfirmCopy } from "#ui/screens/social-gift-confirm/social-gift-confirm.copy";
import { useSocialGiftCompleteModel } from "../screens/social-gift-complete/social-gift-complete.model.ts";
import { useSocialGiftConfirmModel } from "../screens/social-gift-confirm/social-gift-confirm.model.ts";
import { useSocialGiftDeliveryModel } from "../screens/social-gift-delivery/social-gift-delivery.model.ts";
import { useSocialGiftShippingModel } from "../screens/social-gift-shipping/social-gift-shipping.model.ts";
import { useSocialGiftModel } from "../screens/social-gift/social-gift.model.ts";
import { type Responses, testApp } from "../testing/test-app.ts";

const TOKEN = "G".repeat(64);
const GIFT = `/v1/social-gifts/${TOKEN}`;
const letter = { receiver_name: "美咲", sender_name: "花子", message: "おめでとう" };
const data = [
  { product_info: { key: "bowl", name: "飯碗", image: picture, id: 1 }, product_name: "青磁の飯碗", quantity: 2 },
];
const expires_at = "2026-12-05T00:00:00+09:00";
const input = {
  shipping_last_name: "佐藤",
  shipping_first_name: "美咲",
  shipping_last_name_kana: "サトウ",
  shipping_first_name_kana: "ミサキ",
  postal_code: "9000014",
  prefecture: "沖縄県",
  city: "那覇市",
  address1: "松尾1-2-3",
  address2: null,
  phone_number: "0981234567",
  cell_phone_number: null,
};
const address = { ...input, shipping_name: "佐藤　美咲", full_address: "〒900-0014 沖縄県那覇市松尾1-2-3" };
const delivery_timezone = { am: "午前中", "14-16": "14時〜16時" };
const leadTime = { order_shipping_id: 12, dates: ["2026-11-24", "2026-11-25"], delivery_timezone, note: null };
const accepted = { order_no: "SP-1", accepted_at: "2026-11-20T12:00:00+09:00" };
const notAvailable = () =>
  Response.json({ code: "social_gift.not_available", message: "ご利用いただけません。", errors: {} }, { status: 404 });
const completed = () => Response.json({ ...letter, ...accepted, data });

const waiting = {
  [`GET ${GIFT}/products`]: () => Response.json({ ...letter, expires_at, data }),
  [`GET ${GIFT}/shipping`]: () => Response.json({ ...letter, id: 12, expires_at }),
  "POST /v1/social-gifts/check/shipping": () => Response.json(address),
  [`GET /v1/shipping-leadtime/input/${TOKEN}?postal=9000014&pref=${encodeURIComponent("沖縄県")}`]: () =>
    Response.json({ data: [leadTime] }),
  [`PUT ${GIFT}`]: () => Response.json(accepted),
  [`PUT ${GIFT}/decline`]: () => Response.json({ declined_at: accepted.accepted_at }),
  [`GET ${GIFT}/complete`]: completed,
};
const used = {
  [`GET ${GIFT}/products`]: notAvailable,
  [`PUT ${GIFT}`]: notAvailable,
  [`GET ${GIFT}/complete`]: completed,
};

/** The recipient's screens in a tab, from a path on. */
function open(path: string, responses: Responses = waiting) {
  const sent: Record<string, unknown> = {};
  const { store, requests } = testApp({
    responses: {
      ...responses,
      "POST /v1/social-gifts/check/delivery": (body) => {
        sent["delivery"] = body;
        return Response.json({ delivery_at: null, delivery_timezone_key: null, delivery_timezone_name: null });
      },
    },
  });
  const urls: string[] = [];
  const shown = {} as {
    entry: ReturnType<typeof useSocialGiftModel>;
    shipping: ReturnType<typeof useSocialGiftShippingModel>;
    delivery: ReturnType<typeof useSocialGiftDeliveryModel>;
    confirm: ReturnType<typeof useSocialGiftConfirmModel>;
    complete: ReturnType<typeof useSocialGiftCompleteModel>;
  };
  function Urls() {
    const { pathname } = useLocation();
    urls.push(pathname);
    return <Outlet />;
  }
  function Entry() {
    shown.entry = useSocialGiftModel();
    return null;
  }
  function Shipping() {
    const props = useSocialGiftShippingModel();
    shown.shipping = props;
    return <SocialGiftShippingView {...props} />;
  }
  function Delivery() {
    shown.delivery = useSocialGiftDeliveryModel();
    return null;
  }
  function Confirm() {
    shown.confirm = useSocialGiftConfirmModel();
    return null;
  }
  function Complete() {
    shown.complete = useSocialGiftCompleteModel();
    return null;
  }
  const children = [
    { path: "/social-gift", element: <Entry /> },
    { path: "/social-gift/shipping/:key?", element: <Shipping /> },
    { path: "/social-gift/delivery", element: <Delivery /> },
    { path: "/social-gift/confirm", element: <Confirm /> },
    { path: "/social-gift/:key?/complete", element: <Complete /> },
  ];
  const router = createMemoryRouter([{ element: <Urls />, children }], { initialEntries: [path] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { shown, requests, urls, sent, router, view, at: () => router.state.location.pathname };
}

const storedText = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join();

type Opened = ReturnType<typeof open>;

async function openLink(responses?: Responses): Promise<Opened> {
  const tab = open(paths.socialGiftShipping({ key: TOKEN }), responses);
  await vi.waitFor(() => expect(tab.shown.shipping.status).not.toBe("loading"));
  return tab;
}

async function choose(tab: Opened, delivery_timezone_key: string | null = "14-16") {
  await act(async () => tab.shown.shipping.onSubmitted(input));
  await vi.waitFor(() => expect(tab.shown.delivery?.choices).toBeTruthy());
  await act(async () => tab.shown.delivery.onSubmitted({ delivery_at: "2026-11-25", delivery_timezone_key }));
  await vi.waitFor(() => expect(tab.shown.confirm?.gift).toBeTruthy());
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  sessionStorage.clear();
});
afterEach(cleanup);

describe("[gift.steps] the recipient of a social gift", () => {
  test("goes from the link over address, day and confirmation to the completion", async () => {
    const tab = await openLink();
    expect(tab.shown.shipping).toMatchObject({ status: "ready", gift: { senderName: "花子", expiresAt: expires_at } });
    await choose(tab);
    expect(tab.shown.confirm.gift).toEqual({
      destination: { name: "佐藤　美咲", address: address.full_address, phoneNumber: "0981234567" },
      wish: { day: "2026-11-25", slot: "14時〜16時" },
    });
    await vi.waitFor(() => expect(tab.shown.confirm.firstDay).toBe("2026-11-24"));
    act(() => tab.shown.confirm.onAccepted());
    await vi.waitFor(() => expect(tab.shown.complete?.gift).toMatchObject({ orderNo: "SP-1" }));
    expect(tab.at()).toBe(paths.socialGiftComplete({}));
    expect(tab.shown.complete.wish).toEqual({ day: "2026-11-25", slot: "14時〜16時" });
  });

  test("[gift.delivery-input] sends the slot's key with the place", async () => {
    const tab = await openLink();
    await choose(tab);
    expect(tab.sent["delivery"]).toEqual({
      token: TOKEN,
      delivery_at: "2026-11-25",
      delivery_timezone_key: "14-16",
      postal_code: "9000014",
      prefecture: "沖縄県",
    });
  });

  test("has the entered values after a reload, but cannot skip a step", async () => {
    const tab = await openLink();
    await act(async () => tab.shown.shipping.onSubmitted(input));
    tab.view.unmount();
    const again = open(paths.socialGiftConfirm());
    await vi.waitFor(() => expect(again.at()).toBe(paths.socialGiftDelivery()));
    expect(again.shown.delivery.destination).toMatchObject({ address: address.full_address });
  });

  test.each([paths.socialGiftShipping({}), paths.socialGiftDelivery(), paths.socialGiftComplete({})])(
    "sees on %s without a link that the link is needed",
    async (path) => {
      const tab = open(path);
      await vi.waitFor(() => expect(tab.at()).toBe(paths.socialGift()));
      expect(tab.shown.entry.next).toBeNull();
      expect(tab.requests.filter((request) => request.includes("social-gifts"))).toEqual([]);
    },
  );
});

test("[gift.no-price] the page of the link has no price, and of the giver the names and the message only", async () => {
  const { view } = await openLink();
  const text = view.container.textContent ?? "";
  for (const shown of ["花子", "美咲", "おめでとう", "青磁の飯碗", "2026.12.04(金)"]) expect(text).toContain(shown);
  expect(text).not.toMatch(/円|税込|¥/);
});

test("[gift.link-secret] the token leaves the URL, and address and day leave the tab with the acceptance", async () => {
  const tab = await openLink();
  await choose(tab);
  expect(storedText()).toContain("那覇市");
  act(() => tab.shown.confirm.onAccepted());
  await vi.waitFor(() => expect(tab.shown.complete?.gift).toBeTruthy());
  const [first, ...later] = tab.urls;
  expect(first).toContain(TOKEN);
  await vi.waitFor(() => expect(tab.at()).not.toContain(TOKEN));
  expect(later.filter((url) => url.includes(TOKEN) && url !== first)).toEqual([]);
  expect(storedText()).not.toMatch(/那覇市|佐藤|サトウ/);
  await act(() => tab.router.navigate(-1));
  expect(tab.at()).not.toContain(TOKEN);
});

describe("[gift.accept] a gift that was accepted", () => {
  test("opens at its completion by its link", async () => {
    const tab = open(paths.socialGiftShipping({ key: TOKEN }), used);
    await vi.waitFor(() => expect(tab.shown.complete?.gift).toMatchObject({ orderNo: "SP-1" }));
    expect(tab.shown.complete.wish).toBeNull();
  });

  test("is found when the answer was lost", async () => {
    let answers = 0;
    const tab = await openLink({
      ...waiting,
      [`PUT ${GIFT}`]: () => ((answers += 1) === 1 ? Promise.reject(new TypeError("lost")) : notAvailable()),
    });
    await choose(tab);
    act(() => tab.shown.confirm.onAccepted());
    await vi.waitFor(() => expect(tab.shown.confirm.errorText).toBe(socialGiftConfirmCopy.unsure));
    expect(tab.shown.confirm.isAccepting).toBe(false);
    act(() => tab.shown.confirm.onAccepted());
    await vi.waitFor(() => expect(tab.shown.complete?.gift).toMatchObject({ orderNo: "SP-1" }));
  });

  test("was accepted once by two presses", async () => {
    const tab = await openLink();
    await choose(tab);
    act(() => {
      tab.shown.confirm.onAccepted();
      tab.shown.confirm.onAccepted();
    });
    await vi.waitFor(() => expect(tab.shown.complete?.gift).toBeTruthy());
    expect(tab.requests.filter((request) => request === `PUT ${GIFT}`)).toHaveLength(1);
  });
});

describe("[gift.decline] a gift", () => {
  test("is declined from its first page, which then offers nothing else", async () => {
    const tab = await openLink();
    await act(async () => tab.shown.shipping.onDeclined());
    expect(tab.shown.shipping.status).toBe("declined");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("ギフトを辞退しました");
    expect(tab.requests.at(-1)).toBe(`PUT ${GIFT}/decline`);
  });

  test("that can no longer be declined is unchanged, with the reason", async () => {
    const tab = await openLink({ ...waiting, [`PUT ${GIFT}/decline`]: notAvailable });
    let failure: unknown;
    await act(async () => (failure = await tab.shown.shipping.onDeclined()));
    expect(failure).toMatchObject({ message: "ご利用いただけません。" });
    expect(tab.shown.shipping.status).toBe("ready");
  });
});

test("an expired, cancelled or unknown link shows that; a failed request can be repeated", async () => {
  expect((await openLink({})).shown.shipping.status).toBe("unavailable");
  cleanup();
  let isDown = true;
  const tab = await openLink({
    ...waiting,
    [`GET ${GIFT}/products`]: () =>
      isDown ? Response.json({}, { status: 500 }) : Response.json({ ...letter, expires_at, data }),
  });
  expect(tab.shown.shipping).toMatchObject({ status: "failed", failureText: expect.any(String) });
  isDown = false;
  act(() => tab.shown.shipping.onRetried());
  await vi.waitFor(() => expect(tab.shown.shipping.status).toBe("ready"));
});

test("an address that the shop does not deliver to is refused with the reason", async () => {
  const refusal = { code: "social_gift.shipping.not_deliverable", message: "お届けできません。", errors: {} };
  const tab = await openLink({
    ...waiting,
    "POST /v1/social-gifts/check/shipping": () => Response.json(refusal, { status: 422 }),
  });
  let failure: unknown;
  await act(async () => (failure = await tab.shown.shipping.onSubmitted(input)));
  expect(failure).toMatchObject({ message: "お届けできません。" });
  expect(tab.at()).toBe(paths.socialGiftShipping({}));
});
