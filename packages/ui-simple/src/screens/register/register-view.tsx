import { emptyRegistration } from "@noren/validation/forms/register.values";
import { labels } from "@noren/validation/labels";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormCheckboxField, FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { registerMessages as words } from "#ui/screens/register/register.messages";
import { registrationRules } from "#ui/screens/register/register-rules";
import type { RegisterProps } from "#ui/screens/register/register.props";
import { AccountPage } from "#ui/slots/account-page/account-page";

/** A new member: who, where, how to reach, how to log in. */
export function RegisterView(props: RegisterProps) {
  const { prefectures, findAddresses, loginPath, termsPath, privacyPath, onSubmitted } = props;
  return (
    <AccountPage
      width="form"
      title={words.title}
      lead={
        <>
          {words.lead}
          {words.haveAccount} <TextLink href={loginPath}>{words.login}</TextLink>
        </>
      }
    >
      <Form initialValues={emptyRegistration} schema={registrationRules} onSubmit={onSubmitted}>
        <Fieldset legend={words.person}>
          <FormNameFields />
        </Fieldset>
        <Fieldset legend={words.place}>
          <FormAddressFields prefectures={prefectures} findAddresses={findAddresses} />
        </Fieldset>
        <Fieldset legend={words.contact}>
          <FormPhoneField />
        </Fieldset>
        <Fieldset legend={words.account}>
          <FormTextField
            name="email"
            label={labels.user.email}
            required
            type="email"
            autoComplete="email"
            width="l"
            help={words.emailHelp}
          />
          <FormPasswordField
            name="password"
            label={labels.user.password}
            required
            autoComplete="new-password"
            help={words.passwordHelp}
          />
        </Fieldset>
        <FormCheckboxField name="is_agreed" label={labels.user.is_agreed} required>
          <TextLink href={termsPath}>{words.terms}</TextLink>
          {words.and}
          <TextLink href={privacyPath}>{words.privacy}</TextLink>
          {words.agreeEnd}
        </FormCheckboxField>
        <FormSubmitButton block>{words.submit}</FormSubmitButton>
      </Form>
    </AccountPage>
  );
}
