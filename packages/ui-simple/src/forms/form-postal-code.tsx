import type { PostalAddress } from "@noren/contract";
import { getIn, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { Spinner } from "#ui/elements/spinner/spinner";
import type { FormAddressFieldsProps } from "#ui/forms/form-address-fields.props";
import { useFormScope } from "#ui/forms/form-context";
import { FormTextField } from "#ui/forms/form-fields";
import { formCopy as copy } from "#ui/forms/forms.copy";
import { usePostalFill } from "#ui/forms/use-postal-fill";
import styles from "./form.module.css";

interface FormPostalCodeProps extends Pick<FormAddressFieldsProps, "prefix" | "section" | "findAddresses"> {
  /** The field of an address in one line; without it the address has a field for each part. */
  line?: string;
}

const toLine = (found: PostalAddress): PostalAddress => ({
  ...found,
  prefecture: "",
  city: "",
  address1: `${found.prefecture}${found.city}${found.address1}`,
});

/** 〒. A complete postal code fills the parts of the address that are still empty. */
export function FormPostalCode({ prefix = "", section, findAddresses, line }: FormPostalCodeProps) {
  const { initialValues, values, setFieldValue } = useFormikContext();
  const { isComposing } = useFormScope();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const textOf = (form: unknown, name: string): string => getIn(form, `${prefix}${name}`) ?? "";
  const postal = usePostalFill({
    initialCode: textOf(initialValues, "postal_code"),
    lookUp: async (code) => {
      const found = await findAddresses(code);
      return line ? found.map(toLine) : found;
    },
    read: () => ({
      prefecture: textOf(latest.current, "prefecture"),
      city: textOf(latest.current, "city"),
      address1: textOf(latest.current, line ?? "address1"),
    }),
    onFill: (part, text) => void setFieldValue(`${prefix}${line ?? part}`, text),
  });
  const ask = (input: HTMLInputElement) => {
    if (!isComposing()) void postal.ask(input.value);
  };
  return (
    <div className={styles.postal}>
      <FormTextField
        name={`${prefix}postal_code`}
        section={section}
        width="s"
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
  );
}
