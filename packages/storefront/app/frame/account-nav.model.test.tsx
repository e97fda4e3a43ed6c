// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import type { Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { matchRoutes } from "react-router";
import { afterEach, expect, test } from "vitest";
import routes from "../routes.ts";
import { screens } from "@noren/contract/screens";
import { renderModel } from "../testing/render-model.tsx";
import { testApp } from "../testing/test-app.ts";
import { useAccountNavModel } from "./account-nav.model.ts";

afterEach(cleanup);

async function openAt(path: string, own: Partial<Settings> = {}) {
  const responses = { "GET /v1/settings/front": () => Response.json({ ...settings, ...own }) };
  const { store } = testApp({ responses });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  return renderModel(store, useAccountNavModel, [path]).props();
}

test("[mypage.navigation] every screen below /mypage has the navigation, and no other screen", () => {
  const isInside = ({ path }: { path: string }) => {
    const url = path.replaceAll(/:\w+\??/g, "x").replace("*", "company");
    const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], url) ?? [];
    return matches.some(({ route }) => route.id === "layout:account");
  };
  const inside = screens.filter(isInside).map(({ path }) => path);
  expect(inside).toEqual(screens.filter(({ path }) => /^\/mypage(\/|$)/.test(path)).map(({ path }) => path));
  expect(inside.length).toBeGreaterThan(30);
});

test.each([
  [paths.orderHistory(), { id: "order_history", isExact: true }],
  [`${paths.orderHistory()}/?page=2`, { id: "order_history", isExact: true }],
  [paths.order({ key: 3 }), { id: "order_history", isExact: false }],
  [paths.userInfoEdit(), { id: "user_info", isExact: false }],
  [paths.productHistory(), { id: "product_history", isExact: true }],
  [paths.mypageHome(), null],
  [paths.logout(), null],
])("[mypage.navigation] at %s the room %j is marked", async (path, current) => {
  expect(await openAt(path)).toMatchObject({ current, isHome: path === paths.mypageHome() });
});

test.each([true, false])(
  "[mypage.navigation] rooms that the shop's settings switch off are left out: %s",
  async (isUsed) => {
    const { groups } = await openAt(paths.mypageHome(), {
      "PAYMENT.SERVICE.SCRIPT_URL": isUsed ? "https://pay.test/token.js" : null,
      "POINT.IS_USE": isUsed,
      "LOGIN.IS_PASSKEY": isUsed,
    });
    const rooms = groups.flatMap(({ links }) => links.map(({ id }) => id));
    expect(["card", "point", "passkey"].map((id) => rooms.some((room) => room === id))).toEqual([
      isUsed,
      isUsed,
      isUsed,
    ]);
    expect(rooms).toContain("address");
  },
);
