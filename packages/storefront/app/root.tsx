import type { ReactNode } from "react";
import { Links, Outlet, Scripts, type MiddlewareFunction } from "react-router";
import "#ui/tokens.css";
import "#ui/base.css";
import cascadeLayers from "#ui/cascade-layers.css?inline";
import favicon from "#ui/favicon.svg?url&no-inline";
import { theme } from "#ui/theme";
import { guest } from "@noren/api";
import { Frame } from "./frame/frame.tsx";
import { PageFailureBoundary } from "./frame/page-failure.tsx";
import { ProblemPage } from "./frame/problem-page.tsx";
import { checkAnswer } from "./load/check-answer.ts";
import { problemOf } from "./problem/problem-response.ts";
import { respondWithDocument } from "./sharing/respond-with-document.ts";
import { channelOf, DEFAULT_CHANNEL } from "./state/channel.ts";
import { createAppStore } from "./state/store.ts";
import { storeContext, storeOf } from "./state/visit.ts";

/** Creates the store in development; in production the server passes it. Answers with documents in place of pages. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, request }) => {
    if (storeOf(context)) return;
    const api = {
      origin: process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000",
      headers: { "X-Channel": channelOf(new URL(request.url).host) ?? DEFAULT_CHANNEL },
      fetch: globalThis.fetch,
      auth: guest,
      ...checkAnswer,
    };
    context.set(storeContext, createAppStore({ api }));
  },
  async ({ context, request }, next) => (await respondWithDocument(request, context)) ?? next(),
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ja">
      <head>
        <style>{cascadeLayers}</style>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme.colorScheme} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {theme.preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        {/* In production the server writes them at the end of the page (`page/page-tail.ts`). */}
        {import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Catches what no layout's ErrorBoundary caught. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFailureBoundary>
      <ProblemPage problem={problemOf(error)} />
    </PageFailureBoundary>
  );
}
