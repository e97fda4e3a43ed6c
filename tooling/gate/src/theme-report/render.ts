import { THEME_CSS, THEME_JS } from "@noren/bench/budgets";
import type { PageBytes } from "@noren/bench/page-bytes";
import { MIN_CONTRAST } from "@noren/ui-simple/tokens-contrast";
import { formatDate, formatDateTime } from "@noren/validation/format";
import { html, raw } from "hono/html";
import type { ReportedOverride, ReportedPair, ReportedStories, ThemeReport } from "./gather.ts";
import { themeReportCopy as copy } from "./theme-report.copy.ts";

type Html = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light; font: 15px/1.7 system-ui, "Noto Sans JP", sans-serif; color: #1c1c1c; background: #fff; }
body { margin: 0 auto; padding: 32px 24px 64px; max-width: 960px; }
h1 { font-size: 24px; margin: 0; } h2 { font-size: 18px; margin: 48px 0 8px; }
p, ul { margin: 8px 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; color: #555; }
.number { text-align: right; white-space: nowrap; }
.sample { display: inline-block; padding: 2px 8px; border: 1px solid #ddd; }
.bad { color: #a8241b; font-weight: 600; }
.note { color: #555; }
@media print { h2, tr { break-inside: avoid; } }
`;

const kilobytes = (bytes: number): string => `${bytes < 0 ? "−" : ""}${(Math.abs(bytes) / 1000).toFixed(1)}kB`;
const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
const bad = (text: string): Html => html`<span class="bad">${text}</span>`;

const renderTable = (heads: readonly string[], rows: readonly Html[]): Html => html`
  <table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>
`;

function renderOverrides(overrides: readonly ReportedOverride[]): Html {
  const { heading, path, kind, safety, changedOn, state, wraps, replaces, uncommitted, none } = copy.overrides;
  const rows = overrides.map(
    (one) =>
      html`<tr>
        <td>${one.path}</td>
        <td>${one.wraps ? wraps : replaces}</td>
        <td>${one.safety && copy.safety[one.safety]}</td>
        <td>${one.changedOn ? formatDate(one.changedOn) : uncommitted}</td>
        <td>${one.fault ? bad(copy.faults[one.fault]) : copy.upToDate}</td>
      </tr>`,
  );
  const table = rows.length === 0 ? html`<p>${none}</p>` : renderTable([path, kind, safety, changedOn, state], rows);
  return html`<h2>${heading}</h2>
    ${table}`;
}

function renderStories(app: string, stories: readonly ReportedStories[], checkedAt: Date | null): Html {
  const { heading, none, passed, failed } = copy.stories;
  if (stories.length === 0)
    return html`<h2>${heading}</h2>
      <p>${none}</p>`;
  const result = ({ hasPassed }: ReportedStories) => (hasPassed === null ? "" : hasPassed ? passed : bad(failed));
  return html`<h2>${heading}</h2>
    <p class="note">
      ${checkedAt ? copy.stories.checkedAt(formatDateTime(checkedAt.getTime())) : copy.stories.unchecked(app)}
    </p>
    <ul>
      ${stories.map((one) => html`<li>${one.title}　${result(one)}</li>`)}
    </ul>`;
}

function renderPairs(pairs: readonly ReportedPair[]): Html {
  const { heading, note, sample, text, background, ratio, tooLow } = copy.contrast;
  const rows = pairs.map(
    (pair) =>
      html`<tr>
        <td>
          <span class="sample" style="color: ${pair.textColour}; background: ${pair.backgroundColour}">${sample}</span>
        </td>
        <td>${pair.text}</td>
        <td>${pair.background}</td>
        <td class="number">${shownRatio(pair.ratio)} ${pair.ratio < MIN_CONTRAST ? bad(tooLow) : ""}</td>
      </tr>`,
  );
  return html`<h2>${heading}</h2>
    <p class="note">${note}</p>
    ${renderTable(["", text, background, ratio], rows)}`;
}

function renderPages(pages: readonly PageBytes[] | null): Html {
  const { heading, note, page, scripts, styles, added, limit, unbuilt, tooMuch } = copy.weight;
  if (pages === null)
    return html`<h2>${heading}</h2>
      <p>${unbuilt}</p>`;
  const cell = (own: number, more: number, most: number) =>
    html`<td class="number">${kilobytes(own)}${added(kilobytes(more))} ${more > most ? bad(tooMuch) : ""}</td>`;
  const rows = pages.map(
    (one) =>
      html`<tr>
        <td>${copy.weight.pages[one.page]}</td>
        ${cell(one.own.js, one.added.js, THEME_JS)} ${cell(one.own.css, one.added.css, THEME_CSS)}
      </tr>`,
  );
  return html`<h2>${heading}</h2>
    <p class="note">${note}${limit(kilobytes(THEME_JS), kilobytes(THEME_CSS))}</p>
    ${renderTable([page, scripts, styles], rows)}`;
}

function renderOptOuts(optOuts: ThemeReport["optOuts"]): Html {
  const { heading, check, reason, none } = copy.optOuts;
  const rows = optOuts.map(
    (one) =>
      html`<tr>
        <td>${one.skip}</td>
        <td>${one.reason}</td>
      </tr>`,
  );
  return html`<h2>${heading}</h2>
    ${rows.length === 0 ? html`<p>${none}</p>` : renderTable([check, reason], rows)}`;
}

/** Renders the page of a theme's report, which a client reads. */
export async function renderThemeReport(report: ThemeReport, madeAt: Date): Promise<string> {
  const { app, overrides, stories, checkedAt, pairs, pages, optOuts } = report;
  const { facts } = copy;
  const [lowest] = pairs;
  const items = [
    facts.overrides(overrides.length),
    facts.toReview(overrides.filter(({ fault }) => fault !== null).length),
    facts.stories(stories.length),
    ...(lowest ? [facts.contrast(shownRatio(lowest.ratio))] : []),
    facts.optOuts(optOuts.length),
  ];
  const page = await html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${copy.title(app)}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${copy.title(app)}</h1>
        <p>${copy.lead}</p>
        <p class="note">${copy.madeOn(formatDate(madeAt.getTime()))}</p>
        <h2>${copy.summary}</h2>
        <ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>
        ${renderOverrides(overrides)} ${renderStories(app, stories, checkedAt)} ${renderPairs(pairs)}
        ${renderPages(pages)} ${renderOptOuts(optOuts)}
      </body>
    </html> `;
  return page.toString();
}
