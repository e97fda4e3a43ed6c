import { CheckboxField, type CheckboxFieldProps } from "#ui/elements/checkbox-field/checkbox-field";
import { DateChoice, type DateChoiceProps } from "#ui/elements/date-choice/date-choice";
import { PasswordField, type PasswordFieldProps } from "#ui/elements/password-field/password-field";
import { QuantityField, type QuantityFieldProps } from "#ui/elements/quantity-field/quantity-field";
import { RadioGroup, type RadioGroupProps } from "#ui/elements/radio-group/radio-group";
import { SelectField, type SelectFieldProps } from "#ui/elements/select-field/select-field";
import { TextArea, type TextAreaProps } from "#ui/elements/text-area/text-area";
import { TextField, type TextFieldProps } from "#ui/elements/text-field/text-field";
import { useFormField } from "#ui/forms/use-form-field";

/** What the form itself gives to a control. */
type Bound = "id" | "name" | "value" | "onChange" | "onBlur" | "error" | "label";
type InForm<Props> = Omit<Props, Bound> & { name: string; label: string };

/** The fields below are those of `elements`, tied to the `<Form>` around them by `name`. */

export function FormTextField({ name, label, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormTextArea({ name, label, ...rest }: InForm<TextAreaProps>) {
  return <TextArea {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormSelectField({ name, label, ...rest }: InForm<SelectFieldProps>) {
  return <SelectField {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormRadioGroup({ name, label, ...rest }: InForm<RadioGroupProps>) {
  return <RadioGroup {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormPasswordField({ name, label, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormDateChoice({ name, label, ...rest }: InForm<DateChoiceProps>) {
  return <DateChoice {...rest} label={label} {...useFormField<string>(name, label)} />;
}

export function FormQuantityField({ name, label, ...rest }: InForm<QuantityFieldProps>) {
  const { onBlur: _, ...field } = useFormField<number>(name, label);
  return <QuantityField {...rest} label={label} {...field} />;
}

/** `children` take the label's place where it holds a link; `label` stays the name in the summary of errors. */
export function FormCheckboxField({
  name,
  label,
  children,
  ...rest
}: Omit<InForm<CheckboxFieldProps>, "checked"> & { children?: React.ReactNode }) {
  const { value, ...field } = useFormField<boolean>(name, label);
  return <CheckboxField {...rest} label={children ?? label} {...field} checked={value} />;
}
