import type { ReactNode } from "react";
import { CheckboxField, type CheckboxFieldProps } from "#ui/elements/checkbox-field/checkbox-field";
import { DateChoice, type DateChoiceProps } from "#ui/elements/date-choice/date-choice";
import { PasswordField, type PasswordFieldProps } from "#ui/elements/password-field/password-field";
import { QuantityField, type QuantityFieldProps } from "#ui/elements/quantity-field/quantity-field";
import { RadioGroup, type RadioGroupProps } from "#ui/elements/radio-group/radio-group";
import { SelectField, type SelectFieldProps } from "#ui/elements/select-field/select-field";
import { TextArea, type TextAreaProps } from "#ui/elements/text-area/text-area";
import { TextField, type TextFieldProps } from "#ui/elements/text-field/text-field";
import { FormEmailSuggestion } from "#ui/forms/form-email-suggestion";
import {
  type AutoCompleteSection,
  useChoiceAttributes,
  useFormField,
  useMaxLength,
  useTextAttributes,
} from "#ui/forms/use-form-field";

/** The props that the form sets. */
type Bound = "id" | "name" | "value" | "onChange" | "onBlur" | "error" | "label";
/** Label and attributes come from the form's field of that name; explicit props win. */
type InForm<Props, Derived extends keyof Props = never> = Omit<Props, Bound | Derived> &
  Partial<Pick<Props, Derived>> & { name: string; label?: string };
interface InSection {
  section?: AutoCompleteSection | undefined;
}

/** The inputs of `elements`, bound to the `<Form>` around them by `name`. */

interface Unnamed {
  /** Omits the input's name, so that the browser itself does not submit it. */
  isUnnamed?: boolean;
}

interface Refusable {
  /** Why the value is refused by the other values of the form; shown while typing, if the field has no error. */
  refusal?: string;
}

export function FormTextField(props: InForm<TextFieldProps> & InSection & Unnamed & Refusable) {
  const { name, label, section, isUnnamed = false, refusal, ...rest } = props;
  const field = useFormField<string>(name, label, rest.required === false);
  const attributes = useTextAttributes(name, section);
  const { inputMode } = attributes;
  const input = (
    <TextField
      type={inputMode === "numeric" ? undefined : inputMode}
      {...attributes}
      {...rest}
      {...field}
      error={field.error ?? refusal}
      {...(isUnnamed && { name: undefined })}
    />
  );
  return inputMode === "email" ? <FormEmailSuggestion name={name}>{input}</FormEmailSuggestion> : input;
}

export function FormTextArea({ name, label, ...rest }: InForm<TextAreaProps>) {
  const { required, placeholder } = useTextAttributes(name);
  const max = useMaxLength(name);
  const field = useFormField<string>(name, label, rest.required === false);
  return <TextArea required={required} placeholder={placeholder} max={max} {...rest} {...field} />;
}

export function FormSelectField({ name, label, section, ...rest }: InForm<SelectFieldProps, "options"> & InSection) {
  const { required, autoComplete } = useTextAttributes(name, section);
  const { options } = useChoiceAttributes(name);
  const attributes = { required, autoComplete, options };
  return <SelectField {...attributes} {...rest} {...useFormField<string>(name, label)} />;
}

export function FormRadioGroup({ name, label, ...rest }: InForm<RadioGroupProps, "options">) {
  return <RadioGroup {...useChoiceAttributes(name)} {...rest} {...useFormField<string>(name, label)} />;
}

export function FormPasswordField({ name, label, ...rest }: InForm<PasswordFieldProps, "autoComplete">) {
  const { required, autoComplete = "current-password" } = useTextAttributes(name);
  const attributes = { required, autoComplete: autoComplete as PasswordFieldProps["autoComplete"] };
  return <PasswordField {...attributes} {...rest} {...useFormField<string>(name, label)} />;
}

export function FormDateChoice({ name, label, ...rest }: InForm<DateChoiceProps>) {
  return <DateChoice {...rest} {...useFormField<string>(name, label)} />;
}

export function FormQuantityField({ name, label, ...rest }: InForm<QuantityFieldProps>) {
  const { onBlur: _, ...field } = useFormField<number>(name, label);
  return <QuantityField {...rest} {...field} />;
}

/** `children` replace the visible label, e.g. by one with a link; the error summary uses the label. */
export function FormCheckboxField({
  name,
  label,
  children,
  ...rest
}: Omit<InForm<CheckboxFieldProps>, "checked"> & { children?: ReactNode }) {
  const { required } = useChoiceAttributes(name);
  const { value, ...field } = useFormField<boolean>(name, label);
  return <CheckboxField required={required} {...rest} {...field} label={children ?? field.label} checked={value} />;
}
