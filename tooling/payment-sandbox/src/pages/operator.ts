import { runStatement } from "@noren/backend/db/statement";
import type { Context as Http } from "hono";
import { html } from "hono/html";
import type { Sandbox } from "../api.ts";
import { changeStatus, type PaymentRow, notifyShop } from "../payments.ts";
import { sandboxCopy } from "../sandbox.copy.ts";
import { REFUSED_PHONE, TEST_CARDS, TEST_CODE } from "../test-cards.ts";
import { page } from "./layout.ts";

const copy = sandboxCopy.operator;

const MAX_LISTED_PAYMENTS = 50;

type Listed = PaymentRow & { created: string };
type Action = keyof typeof copy.actions;

/** The operator's actions, and the payments to which each applies. */
const ACTIONS: Readonly<Record<Action, (row: PaymentRow) => boolean>> = {
  pay: isUnpaidSlip,
  expire: (row) => row.status === "pending" || isUnpaidSlip(row),
  steal: ({ status, slip_number }) => slip_number === null && (status === "authorised" || status === "captured"),
  notify: () => true,
};

/** Handles `GET /operator`: lists the payments, with actions of a customer at the counter, a bank or the clock. */
export const showPayments = (sandbox: Sandbox) => async (http: Http) => {
  const rows = await runStatement<Listed>(
    sandbox.db,
    `SELECT id, status, version, reason, request, last4, card, page, page_key, tries, slip_number,
       to_char(created_at AT TIME ZONE 'Asia/Tokyo', 'YYYY.MM.DD HH24:MI') AS created
     FROM payment_sandbox.payments WHERE request IS NOT NULL ORDER BY created_at DESC LIMIT $1`,
    [MAX_LISTED_PAYMENTS],
  );
  const [waiting] = await runStatement<{ count: number }>(
    sandbox.db,
    "SELECT count(*)::int AS count FROM payment_sandbox.callbacks",
    [],
  );
  const content = html`<p>${copy.lead}</p>
    ${waiting && waiting.count > 0 ? html`<p>${copy.pendingCallbacks(waiting.count)}</p>` : ""}
    ${rows.length === 0 ? html`<p>${copy.empty}</p>` : table(rows)}
    <h2>${copy.cards}</h2>
    <table>
      ${Object.entries(TEST_CARDS).map(
        ([number, { brand, behaviour }]) =>
          html`<tr>
            <th scope="row">${number}</th>
            <td>${brand}</td>
            <td>${copy.behaviour[behaviour]}</td>
          </tr>`,
      )}
    </table>
    <p>${copy.others(TEST_CODE, REFUSED_PHONE)}</p>`;
  return page(http, { title: copy.title, content });
};

/** Handles `POST /operator/{id}/{action}`. */
export const handleOperatorAction = (sandbox: Sandbox) => async (http: Http) => {
  const { id = "", action = "" } = http.req.param();
  if (/^[0-9a-f-]{36}$/.test(id)) await performAction(sandbox, id, action);
  return http.redirect("/operator", 303);
};

async function performAction({ db, now }: Sandbox, id: string, action: string): Promise<void> {
  const change = { notify: true } as const;
  if (action === "pay") await changeStatus(db, id, { ...change, from: ["authorised"], to: "captured" }, now());
  if (action === "expire") {
    await changeStatus(db, id, { ...change, from: ["pending", "authorised"], to: "failed", reason: "expired" }, now());
  }
  if (action === "steal") {
    await changeStatus(db, id, { ...change, from: ["authorised", "captured"], to: "returned", reason: "fraud" }, now());
  }
  if (action === "notify") await notifyShop(db, id, now());
}

function table(rows: readonly Listed[]) {
  return html`<table>
    <tr>
      ${copy.head.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
    ${rows.map(line)}
  </table>`;
}

function line(row: Listed) {
  const { id, request, status, slip_number, created } = row;
  if (!request) return "";
  const state = isUnpaidSlip(row) ? copy.waiting : copy.status[status];
  const offered = Object.entries(ACTIONS).filter(([, isPossible]) => isPossible(row));
  return html`<tr>
    <td>${created}</td>
    <td>${request.order_no}</td>
    <td>${copy.method[request.method] ?? request.method}</td>
    <td>${sandboxCopy.yen(request.amount)}</td>
    <td>${state}</td>
    <td>${slip_number === null ? "" : html`${slip_number}<br />${copy.until(lastDayOf(request.pay_until))}`}</td>
    <td>
      ${offered.map(
        ([action]) =>
          html`<form class="row" method="post" action="/operator/${id}/${action}">
            <button>${copy.actions[action as Action]}</button>
          </form>`,
      )}
    </td>
  </tr>`;
}

const dateFormat = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeZone: "Asia/Tokyo" });
const lastDayOf = (moment: string) => dateFormat.format(new Date(moment));

function isUnpaidSlip({ status, slip_number }: PaymentRow): boolean {
  return status === "authorised" && slip_number !== null;
}
