import { addressFields } from "@noren/validation/fields/address";
import { screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormPrefill } from "#ui/forms/form-prefill";

const input = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });

/** Types as a browser does: React learns of it by the event. */
function type(label: string, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(label), text);
  input(label).dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types once the page shows that the values are known, before React runs the effects of that. */
function TypeAtOnce({ isKnown }: { isKnown: boolean }) {
  useLayoutEffect(() => {
    if (isKnown) queueMicrotask(() => type("市区町村 必須", "千代田区"));
  }, [isKnown]);
  return null;
}

function Page({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <Form fields={addressFields} onSubmit={async () => undefined}>
      <FormPrefill values={values} />
      <FormTextField name="city" />
      <FormTextField name="phone_number" />
      <TypeAtOnce isKnown={"phone_number" in values} />
    </Form>
  );
}

const host = document.createElement("div");
const root = createRoot(host);

// `act` would run the effects at once.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

test("values that become known fill empty inputs, and never undo what is typed at that moment", async () => {
  document.body.append(host);
  root.render(<Page values={{}} />);
  await waitFor(() => expect(input("電話番号 必須").value).toBe(""));
  root.render(<Page values={{ phone_number: "0312345678", city: "港区" }} />);
  await waitFor(() => expect(input("電話番号 必須").value).toBe("0312345678"));
  expect(input("市区町村 必須").value).toBe("千代田区");
});
