import { paths } from "@noren/contract/paths";
import { corporateFields } from "@noren/validation/fields/inquiry";
import { fireEvent, render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ContactView } from "#ui/screens/contact/contact-view";
import { offeredContactForms } from "#ui/screens/contact/offered-contact-forms";

const [person, company] = offeredContactForms;

test("a company asks with a form of its own, which has each of its fields once", () => {
  expect([person.kind, company?.kind]).toEqual(["contact", "corporate"]);
  expect(company?.sections.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(corporateFields).toSorted());
});

test("[students.variant] [valid.corporate-kana] the contact page has a form for companies, which requires the company but no kana, and sends its data", async () => {
  const onSubmitted = vi.fn(async () => undefined);
  render(
    <ContactView
      messages={[]}
      kinds={[]}
      form={company!}
      categories={[]}
      prefill={{}}
      product={null}
      attachments={{ files: [], onChosen: () => undefined, onRemoved: () => undefined }}
      findAddresses={async (postal_code) => [{ postal_code, prefecture: "東京都", city: "渋谷区", address1: "神宮前" }]}
      contact={null}
      faqPath={paths.faq()}
      onSubmitted={onSubmitted}
    />,
  );
  const input = (name: keyof typeof corporateFields) => document.querySelector(`[name="${name}"]`)!;
  const fill = (name: keyof typeof corporateFields, value: string) =>
    fireEvent.change(input(name), { target: { value } });
  const submit = () => fireEvent.submit(document.querySelector("form")!);
  fill("body", "卸売のお取引について伺います。");
  fill("name", "山田 花子");
  fill("email", "hanako@example.jp");
  fill("tel", "0312345678");
  submit();
  await waitFor(() => expect(input("corporation").getAttribute("aria-invalid")).toBe("true"));
  expect(onSubmitted).not.toHaveBeenCalled();
  fill("corporation", "株式会社みなせ");
  fireEvent.input(input("postal_code"), { target: { value: "1500001" } });
  await waitFor(() => expect(input("address")).toHaveProperty("value", "東京都渋谷区神宮前"));
  submit();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  expect(onSubmitted).toHaveBeenCalledWith(
    expect.objectContaining({ corporation: "株式会社みなせ", kana: null, address: "東京都渋谷区神宮前" }),
  );
});
