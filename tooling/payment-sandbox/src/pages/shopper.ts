import { runStatement } from "@noren/backend/db/statement";
import type { PaymentRequest } from "@noren/backend/payment/service/payment-service";
import type { Context as Http } from "hono";
import { html } from "hono/html";
import type { Sandbox } from "../api.ts";
import { changeStatus, findPayment, type PaymentRow } from "../payments.ts";
import { sandboxCopy as copy } from "../sandbox.copy.ts";
import { TEST_CODE } from "../test-cards.ts";
import { type Content, page } from "./layout.ts";

/** The payment fails after this many wrong codes. */
const MAX_TRIES = 3;

type Page = NonNullable<PaymentRow["page"]>;
interface Visit {
  row: PaymentRow;
  request: PaymentRequest;
}

/** Handles `GET /three-d-secure/{id}` and `GET /wallet/{id}`: the step that the shopper has to complete. */
export const showStep = (sandbox: Sandbox, kind: Page) => async (http: Http) => {
  const visit = await findVisit(sandbox, http, kind, http.req.query("key"));
  return visit ? renderStep(http, visit) : renderNotFound(http);
};

/** Handles the form of such a page: redirects to the shop, or shows the page again after a wrong code. */
export const submitStep = (sandbox: Sandbox, kind: Page) => async (http: Http) => {
  const form = await http.req.parseBody();
  const visit = await findVisit(sandbox, http, kind, form["key"]);
  if (!visit) return renderNotFound(http);
  const { row, request } = visit;
  const now = sandbox.now();
  const end = async (to: "authorised" | "failed", reason?: "aborted" | "not_authenticated") => {
    await changeStatus(sandbox.db, row.id, { from: ["pending"], to, ...(reason && { reason }), notify: true }, now);
    return http.redirect(to === "authorised" ? request.return_url : request.cancel_url, 303);
  };
  if (form["cancel"] !== undefined) return end("failed", "aborted");
  if (kind === "wallet" || form["code"] === TEST_CODE) return end("authorised");
  const tries = await countTry(sandbox, row.id);
  return tries >= MAX_TRIES ? end("failed", "not_authenticated") : renderStep(http, visit, copy.bank.wrong);
};

/** Finds the pending payment of a URL; the key is the shopper's secret. Null when it is not pending or has expired. */
async function findVisit(sandbox: Sandbox, http: Http, kind: Page, key: unknown): Promise<Visit | null> {
  const id = http.req.param("id") ?? "";
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findPayment(sandbox.db, id) : null;
  if (!row?.request || row.page !== kind || row.page_key !== key || row.status !== "pending") return null;
  return new Date(row.request.act_until) > sandbox.now() ? { row, request: row.request } : null;
}

async function countTry({ db }: Sandbox, id: string): Promise<number> {
  const [row] = await runStatement<{ tries: number }>(
    db,
    "UPDATE payment_sandbox.payments SET tries = tries + 1 WHERE id = $1 RETURNING tries",
    [id],
  );
  return row?.tries ?? MAX_TRIES;
}

function renderStep(http: Http, { row, request }: Visit, error?: string) {
  const isBank = row.page === "three-d-secure";
  const text = isBank ? copy.bank : copy.wallet;
  const facts: [string, string][] = [
    [copy.amount, copy.yen(request.amount)],
    [copy.orderNo, request.order_no],
    ...(row.last4 === null ? [] : [[copy.card, copy.masked(row.last4)] satisfies [string, string]]),
  ];
  const content = html`<p>${text.lead}</p>
    <table>
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>
    <form method="post">
      <input type="hidden" name="key" value="${row.page_key ?? ""}" />
      ${isBank ? codeField(error) : ""}
      <div class="actions">
        <button class="main" name="confirm" value="1">${text.confirm}</button>
        <button name="cancel" value="1" formnovalidate>${text.cancel}</button>
      </div>
    </form>`;
  const returnsTo = [request.return_url, request.cancel_url];
  return page(http, { title: text.title, content, returnsTo, status: error === undefined ? 200 : 422 });
}

function codeField(error: string | undefined): Content {
  return html`<p>
    <label for="code">${copy.bank.code}</label>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      required
      aria-describedby="hint"
      ${error === undefined ? "" : html`aria-invalid="true"`}
    />
    <br />
    <span id="hint"
      >${error === undefined ? "" : html`<span class="error">${error}</span><br />`}${copy.bank.hint(TEST_CODE)}</span
    >
  </p>`;
}

const renderNotFound = (http: Http) =>
  page(http, { title: copy.over, content: html`<p>${copy.notFound}</p>`, status: 404 });
