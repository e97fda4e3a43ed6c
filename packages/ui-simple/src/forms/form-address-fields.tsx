import { labels } from "@noren/validation/labels";
import { placeholders } from "@noren/validation/placeholders.copy";
import { getIn, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { Spinner } from "#ui/elements/spinner/spinner";
import type { AddressLookup } from "#ui/forms/address-lookup";
import { useFormScope } from "#ui/forms/form-context";
import { FormSelectField, FormTextField } from "#ui/forms/form-fields";
import { formCopy as copy } from "#ui/forms/forms.copy";
import { usePostalFill } from "#ui/forms/use-postal-fill";
import styles from "./form.module.css";

export interface FormAddressFieldsProps {
  /** Before the names: `orderer.` for a group. */
  prefix?: string;
  /** The section token of `autocomplete`. */
  section?: "shipping" | "billing";
  prefectures: readonly string[];
  findAddresses: AddressLookup;
}

const label = labels.address;

/** 〒 → 都道府県 → 市区町村 → 番地 → 建物; the postal code fills what is still empty. */
export function FormAddressFields({ prefix = "", section, prefectures, findAddresses }: FormAddressFieldsProps) {
  const { initialValues, values, setFieldValue } = useFormikContext();
  const { isComposing } = useFormScope();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const textOf = (form: unknown, name: string): string => getIn(form, `${prefix}${name}`) ?? "";
  const postal = usePostalFill({
    initialCode: textOf(initialValues, "postal_code"),
    lookUp: findAddresses,
    read: () => ({
      prefecture: textOf(latest.current, "prefecture"),
      city: textOf(latest.current, "city"),
      address1: textOf(latest.current, "address1"),
    }),
    onFill: (part, text) => void setFieldValue(`${prefix}${part}`, text),
  });
  const ask = (input: HTMLInputElement) => {
    if (!isComposing()) void postal.ask(input.value);
  };
  const token = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <>
      <div className={styles.postal}>
        <FormTextField
          name={`${prefix}postal_code`}
          label={label.postal_code}
          required
          width="s"
          inputMode="numeric"
          autoComplete={token("postal-code")}
          placeholder={placeholders.postal_code}
          help={copy.postalHelp}
          inputProps={{
            onInput: (event) => ask(event.currentTarget),
            onCompositionEnd: (event) => void postal.ask(event.currentTarget.value),
          }}
          suffix={postal.state === "searching" ? <Spinner /> : null}
        />
        <div className={styles.status} role="status">
          {postal.state === "idle" || postal.state === "searching" ? null : copy[postal.state]}
        </div>
        {postal.candidates.length > 0 ? (
          <ul className={styles.candidates}>
            {postal.candidates.map((address) => (
              <li key={`${address.city}${address.address1}`}>
                <button type="button" className={styles.candidate} onClick={() => postal.choose(address)}>
                  {address.prefecture}
                  {address.city}
                  {address.address1}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <FormSelectField
        name={`${prefix}prefecture`}
        label={label.prefecture}
        required
        width="m"
        autoComplete={token("address-level1")}
        emptyLabel={copy.choose}
        options={prefectures.map((name) => ({ value: name, label: name }))}
      />
      <FormTextField
        name={`${prefix}city`}
        label={label.city}
        required
        width="l"
        autoComplete={token("address-level2")}
      />
      <FormTextField
        name={`${prefix}address1`}
        label={label.address1}
        required
        width="l"
        autoComplete={token("address-line1")}
        placeholder={copy.addressSample}
      />
      <FormTextField
        name={`${prefix}address2`}
        label={label.address2}
        width="l"
        autoComplete={token("address-line2")}
        placeholder={copy.buildingSample}
      />
    </>
  );
}
