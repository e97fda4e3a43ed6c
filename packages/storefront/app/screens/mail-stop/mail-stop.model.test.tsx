// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useMailStopModel } from "./mail-stop.model.ts";

afterEach(cleanup);

function open(url: string, answer: () => Response) {
  const calls = { count: 0 };
  const { store } = testApp({
    responses: {
      "POST /v1/mails/stop/5.token": () => {
        calls.count += 1;
        return answer();
      },
    },
  });
  const { props } = renderModel(store, useMailStopModel, [url], paths.mailStop());
  return { calls, props, press: () => act(async () => props().onPressed()) };
}

test.each([
  [true, "done"],
  [false, "invalid"],
] as const)(
  "[mail.advertising] the mails are stopped on a press only, without a login; %s is %s",
  async (result, status) => {
    const screen = open(paths.mailStop({ token: "5.token" }), () => Response.json({ result }));
    expect([screen.props().status, screen.calls.count]).toEqual(["ready", 0]);
    await screen.press();
    expect([screen.props().status, screen.calls.count]).toEqual([status, 1]);
  },
);

test("a failed request can be repeated, and a link without its token is invalid", async () => {
  const screen = open(paths.mailStop({ token: "5.token" }), () => Response.json({}, { status: 500 }));
  await screen.press();
  expect(screen.props()).toMatchObject({ status: "ready", errorText: expect.any(String) });
  cleanup();
  expect(open(paths.mailStop(), () => Response.json({})).props().status).toBe("invalid");
});
