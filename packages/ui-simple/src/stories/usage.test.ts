import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Meta } from "@storybook/react-vite";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../elements");
const metas = await Promise.all(
  globSync("*/*.stories.tsx", { cwd: folder })
    .toSorted()
    .map(async (file) => {
      const { default: meta } = (await import(join(folder, file))) as { default: Meta };
      return { name: dirname(file), meta };
    }),
);
const notesOf = ({ parameters }: Meta) =>
  (parameters?.["docs"] as { description?: { component?: string } })?.description;

/** Elements whose use their stories do not explain yet. */
const WITHOUT_NOTES = [
  "breadcrumbs",
  "checkbox-field",
  "cursor",
  "data-table",
  "date-choice",
  "definition-list",
  "dialog",
  "disclosure",
  "file-button",
  "form-error-summary",
  "icon-button",
  "lock-mark",
  "page-message",
  "pagination",
  "password-field",
  "prose",
  "quantity-field",
  "radio-group",
  "select-field",
  "skeleton",
  "steps",
  "text-area",
  "text-field",
  "toast",
];

test("the page of an element says when to use it, and what each control does", () => {
  const explained = metas.filter(({ meta }) => notesOf(meta)?.component);
  const names = new Set(explained.map(({ name }) => name));
  expect(metas.map(({ name }) => name).filter((name) => !names.has(name))).toEqual(WITHOUT_NOTES);
  for (const { name, meta } of explained) {
    expect(meta.tags, name).toContain("autodocs");
    const controls = Object.entries(meta.argTypes ?? {}).map(
      ([prop, type]) => [prop, type?.description ?? ""] as const,
    );
    expect(controls.length, name).toBeGreaterThan(0);
    for (const [prop, description] of controls) expect(description, `${name}: ${prop}`).toMatch(/[ぁ-ん]/);
  }
});
