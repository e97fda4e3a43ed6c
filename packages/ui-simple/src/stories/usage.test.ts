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

test("the page of an element says when to use it, and what each control does", () => {
  for (const { name, meta } of metas) {
    expect(notesOf(meta)?.component, name).toMatch(/[ぁ-ん]/);
    expect(meta.tags, name).toContain("autodocs");
    const controls = Object.entries(meta.argTypes ?? {}).map(
      ([prop, type]) => [prop, type?.description ?? ""] as const,
    );
    const hasProps = typeof meta.component === "function" && meta.component.length > 0;
    expect(controls.length > 0, name).toBe(hasProps);
    for (const [prop, description] of controls) expect(description, `${name}: ${prop}`).toMatch(/[ぁ-ん]/);
  }
});
