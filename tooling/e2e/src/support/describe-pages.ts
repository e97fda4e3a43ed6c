import type { Browser, Page } from "@playwright/test";

/**
 * What the open pages show and do, for the report of a failed test: per page its URL, what its messages say, the values of its
 * form without passwords, and its calls of the API with the times at which they began and ended. A call without an answer is
 * not among them.
 */
export async function describePages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const texts = await Promise.all(pages.map((page) => describePage(page).catch(String)));
  return texts.join("\n");
}

const describePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = ({ textContent }: Element) => textContent.trim();
    const messages = [...document.querySelectorAll("[role=alert], [role=status]")].map(textOf).filter(Boolean);
    const values = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        "main :is(input, select, textarea):not([type=password], [type=hidden])",
      ),
    ].map((control) => {
      const isChecked = "checked" in control && control.checked;
      return `${control.name}=${control.value}${isChecked ? " (checked)" : ""}`;
    });
    const calls = performance.getEntriesByType("resource").flatMap((entry) => {
      const { name, startTime, responseEnd, responseStatus } = entry as PerformanceResourceTiming;
      const isCall = new URL(name).pathname.startsWith("/v1/") && !/\.(avif|webp|jpe?g|png)/.test(name);
      return isCall ? [`${Math.round(startTime)}–${Math.round(responseEnd)} ms ${responseStatus} ${name}`] : [];
    });
    return [
      `${location.href} after ${Math.round(performance.now())} ms${"norenEarlyPresses" in window ? ", not hydrated" : ""}`,
      ...messages.map((message) => `  message: ${message}`),
      ...(values.length > 0 ? [`  values: ${values.join(", ")}`] : []),
      ...calls.slice(-15).map((call) => `  ${call}`),
    ].join("\n");
  });
