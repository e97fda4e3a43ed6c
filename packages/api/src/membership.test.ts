import { accountExamples } from "@noren/contract/examples/account";
import { describe, expect, test } from "vitest";
import { account } from "./endpoints/account.ts";
import { membership } from "./endpoints/membership.ts";
import { answering, testStore } from "./testing.ts";

describe("the membership", () => {
  test("[pagination.headers] of logins returns the page's position", async () => {
    const headers = { "x-total": "12", "x-per-page": "10", "x-last-page": "2", "x-current-page": "1" };
    const store = testStore(
      answering({ "GET /v1/me/login-histories?page=1": async () => Response.json({ data: [] }, { headers }) }),
    );
    const { data } = await store.dispatch(membership.endpoints.listLoginHistories.initiate({ page: 1 }));
    expect(data).toEqual({ data: [], pagination: { total: 12, per: 10, last: 2, current: 1 } });
  });

  test("loads the member again once an email is verified, and not when its link is used up", async () => {
    let requestCount = 0;
    let status = 404;
    const store = testStore(
      answering({
        "GET /v1/me/user": async () => {
          requestCount += 1;
          return Response.json(accountExamples.getUser);
        },
        "POST /v1/email-verify/check": async () =>
          Response.json(status === 200 ? { email: "a@example.com", is_registered_member: true } : { message: "" }, {
            status,
          }),
      }),
    );
    await store.dispatch(account.endpoints.getUser.initiate());
    const check = () => store.dispatch(membership.endpoints.checkEmailVerify.initiate("token"));
    await check();
    expect(requestCount).toBe(1);
    status = 200;
    await check();
    await expect.poll(() => requestCount).toBe(2);
  });
});
