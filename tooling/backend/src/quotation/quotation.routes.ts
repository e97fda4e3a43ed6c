import { calls } from "@noren/contract";
import { getProfile } from "../account/profile.ts";
import { editCart } from "../cart/locked-cart.ts";
import type { Channel, Issuer } from "../db/schema/shop.ts";
import { japanDay } from "../time/japan-time.ts";
import { ApiError } from "../http/api-error.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { type Route, serve } from "../context/serve.ts";
import { getOrder } from "../order/order-history.ts";
import { orderView } from "../order/order-view.ts";
import { cartBill, orderBill } from "../pdf/bill.ts";
import type { Addressee } from "../pdf/parties.ts";
import { type Quotation, quotationPdf } from "./quotation-pdf.ts";
import { quotationCopy as copy } from "./quotation.copy.ts";

export const quotationRoutes: readonly Route[] = [
  serve(calls.downloadOrderQuotation, async ({ db, channel, memberId, params, now }) => {
    const issuer = requireIssuer(channel, "order.quotation.not_allowed");
    const order = await orderView(db, await getOrder(db, memberId, params.id));
    const { company_name } = await getProfile(db, memberId, now());
    return renderQuotation(
      {
        number: order.order_no,
        addressee: addresseeOf(company_name, order.orderer_name),
        issuer,
        bill: orderBill(order),
        payment: order.payment_name,
        quotedAt: new Date(order.ordered_at),
      },
      now(),
    );
  }),
  serve(calls.downloadCartQuotation, async ({ params, ...shop }) => {
    const issuer = requireIssuer(shop.channel, "cart.quotation.not_allowed");
    const cart = await editCart(shop, params.token, "products", ({ content }) => content);
    if (cart.detail.products.length === 0) throw new ApiError(422, "cart.quotation.empty", copy.empty);
    // `user_id` is null if the member of the cart is not logged in.
    const company = cart.user_id === null ? null : (await getProfile(shop.db, cart.user_id, shop.now())).company_name;
    const { orderer } = cart;
    return renderQuotation(
      {
        number: `${japanDay(shop.now()).slice(2).replaceAll("-", "")}-${cart.id}`,
        addressee: addresseeOf(company, orderer ? `${orderer.last_name} ${orderer.first_name}` : ""),
        issuer,
        bill: cartBill(cart),
        payment: cart.payment_name,
        quotedAt: shop.now(),
      },
      shop.now(),
    );
  }),
];

function requireIssuer({ issuer }: Channel, code: string): Issuer {
  if (issuer === null) throw new ApiError(409, code, copy.notAllowed);
  return issuer;
}

/** Addresses the company if the member has one, else the person. An empty name leaves the line blank. */
function addresseeOf(company: string | null, person: string): Addressee {
  return company === null ? { addressee: person, honorific: "sama" } : { addressee: company, honorific: "onchu" };
}

async function renderQuotation(quotation: Quotation, now: Date): Promise<FileAnswer> {
  const bytes = await quotationPdf(quotation, now);
  return new FileAnswer({ bytes, type: "application/pdf", name: copy.fileName(quotation.number) });
}
