import { paths } from "@noren/contract/paths";
import { emptyValues } from "@noren/validation/form-values";
import { measurementFields } from "@noren/validation/fields/measurement";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { timeseriesFormCopy as copy } from "#ui/screens/timeseries-form/timeseries-form.copy";
import { TimeseriesFormView } from "#ui/screens/timeseries-form/timeseries-form-view";

function show() {
  const onSubmitted = vi.fn(async () => undefined);
  render(
    <TimeseriesFormView
      purpose="measurement"
      values={emptyValues(measurementFields)}
      listPath={paths.measurement()}
      onSubmitted={onSubmitted}
    />,
  );
  return onSubmitted;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: new RegExp(label) }), { target: { value } });

async function submit(): Promise<(string | null)[]> {
  fireEvent.click(screen.getByRole("button", { name: copy.submit }));
  const summary = await screen.findByRole("group", { name: /入力内容に\d+件の不備があります/ });
  return within(summary)
    .getAllByRole("link")
    .map((link) => link.textContent);
}

it("[valid.required-without-all] asks for one measurement at least", async () => {
  const onSubmitted = show();
  expect(await submit()).toEqual([expect.stringContaining("いずれかは必須項目です")]);
  expect(onSubmitted).not.toHaveBeenCalled();
});

it("[valid.decimal] takes one decimal place, and the number in full width", async () => {
  const onSubmitted = show();
  type("胸囲", "84.25");
  expect(await submit()).toEqual([expect.stringContaining("胸囲は小数点第1位までの数値を入力してください")]);
  type("胸囲", "８４.５");
  fireEvent.click(screen.getByRole("button", { name: copy.submit }));
  await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  expect(onSubmitted.mock.calls[0]).toMatchObject([{ chest: 84.5, waist: null }]);
});
