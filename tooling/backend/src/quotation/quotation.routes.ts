import { calls } from "@noren/contract";
import { ordererName } from "../address/plain-address.ts";
import { getProfile } from "../account/profile.ts";
import { editCart } from "../cart/locked-cart.ts";
import type { Channel, Issuer } from "../db/schema/shop.ts";
import { toJapanDay } from "../time/japan-time.ts";
import { ApiError } from "../http/api-error.ts";
import { FileAnswer } from "../http/file-answer.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Received, type Route, serve } from "../context/serve.ts";
import { getOrder } from "../order/order-history.ts";
import { loadOrder } from "../order/load-order.ts";
import { toCartBill, toOrderBill } from "../pdf/bill.ts";
import { getDocumentColors } from "../pdf/document-colors.ts";
import { drawDocument } from "../pdf/draw-document.ts";
import { limitDocuments } from "../pdf/limit-documents.ts";
import type { Addressee } from "../pdf/parties.ts";
import type { Quotation, renderQuotationPdf } from "./quotation-pdf.ts";
import { quotationCopy as copy } from "./quotation.copy.ts";

const drawQuotation = (...contents: Parameters<typeof renderQuotationPdf>) =>
  drawDocument(new URL("quotation-pdf.ts", import.meta.url), "renderQuotationPdf", contents);

export const quotationRoutes: readonly Route[] = [
  serve(calls.downloadOrderQuotation, ({ params, query, ...context }) =>
    limitDocuments(context, async () => {
      const { db, channel, memberId, now } = context;
      const issuer = requireIssuer(channel, "order.quotation.not_allowed");
      const order = await loadOrder(db, await getOrder(db, memberId, params.id));
      const company = order.invoice?.invoice_company ?? (await getProfile(db, memberId, now())).company_name;
      return renderQuotation(context, {
        number: order.order_no,
        addressee: toAddressee(query, company, order.orderer_name),
        issuer,
        bill: toOrderBill(order),
        payment: order.payment_name,
        foot: copy.orderFoot,
        quotedAt: new Date(order.ordered_at),
      });
    }),
  ),
  serve(calls.downloadCartQuotation, ({ params, query, ...shop }) =>
    limitDocuments(shop, async () => {
      const issuer = requireIssuer(shop.channel, "cart.quotation.not_allowed");
      const cart = await editCart(shop, params.token, "products", ({ content }) => content);
      if (cart.detail.products.length === 0) throw new ApiError(422, "cart.quotation.empty", copy.empty);
      // `user_id` is null if the member of the cart is not logged in.
      const company = cart.user_id === null ? null : (await getProfile(shop.db, cart.user_id, shop.now())).company_name;
      const { orderer } = cart;
      return renderQuotation(shop, {
        number: `${toJapanDay(shop.now()).slice(2).replaceAll("-", "")}-${cart.id}`,
        addressee: toAddressee(query, company, orderer && ordererName(orderer)),
        issuer,
        bill: toCartBill(cart),
        payment: cart.payment_name,
        foot: copy.cartFoot,
        quotedAt: shop.now(),
      });
    }),
  ),
];

function requireIssuer({ issuer }: Channel, code: string): Issuer {
  if (issuer === null) throw new ApiError(409, code, copy.notAllowed);
  return issuer;
}

/** Addresses the chosen name, else the company, else the person. Without any the line is blank before the honorific. */
function toAddressee(
  { addressee, honorific = "sama" }: Received<typeof calls.downloadCartQuotation>["query"],
  company: string | null,
  person: string | null,
): Addressee {
  if (addressee !== null) return { addressee, honorific };
  if (company !== null) return { addressee: company, honorific: "onchu" };
  return person === null ? { addressee: "", honorific } : { addressee: person, honorific: "sama" };
}

async function renderQuotation({ db, channel, now }: RequestContext, quotation: Quotation): Promise<FileAnswer> {
  const bytes = await drawQuotation(quotation, await getDocumentColors(db, channel), now());
  return new FileAnswer({ bytes, type: "application/pdf", name: copy.fileName(quotation.number) });
}
