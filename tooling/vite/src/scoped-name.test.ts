import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { simpleSources } from "./preset.ts";
import { scopedName } from "./scoped-name.ts";

const name = scopedName({ appDir: "/repository/apps/fl1", simple: "/repository/packages/ui-simple/src" });

test("an element's class contains the name of the element", () => {
  expect(name("primary", "/repository/packages/ui-simple/src/elements/button/button.module.css")).toBe(
    "button_primary",
  );
});

test("an override and its original have different classes", () => {
  const path = "slots/logo/logo.module.css";
  const names = ["packages/ui-simple/src", "apps/fl1/src", "apps/fl1/src/client"].map((layer) =>
    name("logo", `/repository/${layer}/${path}`),
  );
  expect(names).toEqual(["logo_logo", "fl1-slots-logo-logo_logo", "fl1-client-slots-logo-logo_logo"]);
});

test("no two style sheets of ui-simple share a file name", () => {
  const files = readdirSync(simpleSources, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const names = files.map((file) => basename(file));
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
});
