import { expect, test } from "./support/test.ts";

test("says that it lives and that it is ready", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(path)).status(), path).toBe(200);
});

test("pages are laid out by the standard, the not-found page too", async ({ request }) => {
  for (const path of ["/", "/product", "/not-here"]) {
    expect((await (await request.get(path)).text()).slice(0, 15), path).toBe("<!DOCTYPE html>");
  }
});
