import { expect, test } from "./support/test.ts";

test("says that it lives and that it is ready", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(path)).status(), path).toBe(200);
});
