import { expect, test } from "../support/test.ts";

test("answers health and readiness checks", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(path)).status(), path).toBe(200);
});

test("pages start with a doctype, the not-found page too", async ({ request }) => {
  for (const path of ["/", "/product", "/not-here"]) {
    expect((await (await request.get(path)).text()).slice(0, 15), path).toBe("<!DOCTYPE html>");
  }
});

test("robots.txt is a route of the build", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("\nDisallow: /reminder/reset\n");
});
