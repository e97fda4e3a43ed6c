import { join } from "node:path";
import { clientRegistrationFields, registrationFields } from "@noren/validation/fields/user";
import { listLayers, resolveInLayers } from "@noren/vite/layers";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../../..");

test.each([
  ["simple", registrationFields],
  ["students", clientRegistrationFields],
])("[valid.client-form] the registration of %s follows its own rules", async (app, fields) => {
  const layers = listLayers(join(root, "apps", app), join(root, "packages/ui-simple/src"));
  const file = resolveInLayers(layers, "screens/register/register-fields");
  expect(((await import(file ?? "")) as { registrationFields: unknown }).registrationFields).toBe(fields);
});
