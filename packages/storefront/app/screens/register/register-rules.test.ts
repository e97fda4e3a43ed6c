import { join } from "node:path";
import { clientRegisterSchema } from "@noren/validation/forms/client-register.schema";
import { registerSchema } from "@noren/validation/forms/register.schema";
import { layersOfApp, resolveInLayers } from "@noren/vite/layers";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../../..");

test.each([
  ["simple", registerSchema],
  ["students", clientRegisterSchema],
])("[valid.client-form] the registration of %s follows its own rules", async (app, rules) => {
  const layers = layersOfApp(join(root, "apps", app), join(root, "packages/ui-simple/src"));
  const file = resolveInLayers(layers, "screens/register/register-rules");
  expect(((await import(file ?? "")) as { registrationRules: unknown }).registrationRules).toBe(rules);
});
