import { describe, expect, test } from "vitest";
import { listLayers, resolveInLayers } from "./layers.ts";

const layers = listLayers("/apps/fl1", "/simple/src");
const among =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path);

describe("resolveInLayers", () => {
  test("[theme.resolve-order] the client comes before the theme, the theme before Simple", () => {
    const client = "/apps/fl1/src/client/screens/cart/cart-view.tsx";
    const theme = "/apps/fl1/src/screens/cart/cart-view.tsx";
    const simple = "/simple/src/screens/cart/cart-view.tsx";
    expect(resolveInLayers(layers, "screens/cart/cart-view", among(client, theme, simple))).toBe(client);
    expect(resolveInLayers(layers, "screens/cart/cart-view", among(theme, simple))).toBe(theme);
  });

  test("[theme.fallback-simple] Simple's file is used when a theme has none", () => {
    const simple = "/simple/src/slots/header/header.tsx";
    expect(resolveInLayers(layers, "slots/header/header", among(simple))).toBe(simple);
  });

  test("a style sheet keeps its extension", () => {
    const sheet = "/apps/fl1/src/slots/header/header.module.css";
    expect(resolveInLayers(layers, "slots/header/header.module.css", among(sheet))).toBe(sheet);
  });

  test("a theme's plain module wins over Simple's component of the same name", () => {
    const script = "/apps/fl1/src/slots/header/header.ts";
    expect(resolveInLayers(layers, "slots/header/header", among(script, "/simple/src/slots/header/header.tsx"))).toBe(
      script,
    );
  });

  test("a name that no layer has resolves to nothing", () => {
    expect(resolveInLayers(layers, "screens/nowhere", () => false)).toBeUndefined();
  });
});
