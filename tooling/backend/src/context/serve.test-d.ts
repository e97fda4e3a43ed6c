import { calls } from "@noren/contract";
import { expectTypeOf, test } from "vitest";
import { serve } from "./serve.ts";

test("a handler receives what the contract checked, and answers what it says", () => {
  serve(calls.likeProduct, async ({ params, memberId }) => {
    expectTypeOf(params.id).toEqualTypeOf<number>();
    expectTypeOf(memberId).toEqualTypeOf<number>();
    return { id: params.id, is_favorite: true };
  });
  // @ts-expect-error -- a field is missing
  serve(calls.likeProduct, async ({ params }) => ({ id: params.id }));
  // @ts-expect-error -- a field of another type
  serve(calls.likeProduct, async ({ params }) => ({ id: String(params.id), is_favorite: true }));
  // @ts-expect-error -- the call has no such parameter
  serve(calls.likeProduct, async ({ params }) => ({ id: params.product_id, is_favorite: true }));
  // @ts-expect-error -- the call answers nothing
  serve(calls.logout, async () => ({ ok: true }));
  serve(calls.getPopup, async ({ memberId }) => {
    // Anybody may ask.
    expectTypeOf(memberId).toEqualTypeOf<number | null>();
    throw new Error();
  });
});
