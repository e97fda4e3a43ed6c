import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Layout } from "./root.tsx";

function renderLayout(): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <Layout>page</Layout>,
      links: () => [{ rel: "stylesheet", href: "/theme.css" }],
    },
  ]);
  return renderToString(<Stub initialEntries={["/"]} />);
}

test("the order of the cascade layers comes before every style sheet", () => {
  expect(renderLayout()).toMatch(
    /<style>[^<]*@layer tokens, base, elements, slots, screens, theme, client;\s*<\/style><link rel="stylesheet" href="\/theme.css"/,
  );
});

test("the document has the theme's colour scheme and icon", () => {
  expect(renderLayout()).toContain('<meta name="color-scheme" content="light"/>');
  expect(renderLayout()).toMatch(/<link rel="icon" href="[^"]*favicon\.svg[^"]*"/);
});
