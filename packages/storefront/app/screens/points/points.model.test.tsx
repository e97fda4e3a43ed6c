// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { usePointsModel } from "./points.model.ts";

afterEach(cleanup);

const [used] = memberExamples.listPointHistories.data;

async function open({ expiresAt, earnPercent }: { expiresAt: string | null; earnPercent: number }) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "POINT.EARN_PERCENT": earnPercent }),
      "GET /v1/messages": () => Response.json({ data: [] }),
      "GET /v1/me/points": () => Response.json({ point: 20, expires_at: expiresAt }),
      "GET /v1/me/point-histories?page=1": () =>
        Response.json({ data: [used, { ...used!, id: 11, order_id: null, order_no: null }] }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, usePointsModel, [paths.points()]);
  await vi.waitFor(() => expect(props().movements).toHaveLength(2));
  await vi.waitFor(() => expect(props().point).toBe(20));
  return props();
}

test("a movement links to its order; the balance shows its last moment", async () => {
  const { movements, lastsUntil, earnPercent } = await open({ expiresAt: "2027-11-20T15:00:00.000Z", earnPercent: 1 });
  expect(movements?.map(({ orderPath }) => orderPath)).toEqual([paths.order({ key: 3 }), null]);
  expect(new Date(lastsUntil ?? 0).toISOString()).toBe("2027-11-20T14:59:59.999Z");
  expect(earnPercent).toBe(1);
});

test("points without an end, in a shop where purchases earn none", async () => {
  expect(await open({ expiresAt: null, earnPercent: 0 })).toMatchObject({ lastsUntil: null, earnPercent: null });
});
