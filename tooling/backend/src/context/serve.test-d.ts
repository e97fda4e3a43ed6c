import { calls } from "@noren/contract";
import { expectTypeOf, test } from "vitest";
import { serve } from "./serve.ts";

test("types a handler's input and answer by the contract", () => {
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
    // A public call has guests, too.
    expectTypeOf(memberId).toEqualTypeOf<number | null>();
    throw new Error();
  });
});
