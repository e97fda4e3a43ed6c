import { COMPANY_FIELDS, type RegistrationField, requireCompanyName } from "@noren/validation/fields/user";
import { newSecurityQuestionFields } from "@noren/validation/fields/login";
import { emptyValues } from "@noren/validation/form-values";
import { Button } from "#ui/elements/button/button";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormCheckboxField, FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormProfileField } from "#ui/forms/form-profile-field";
import { FormSecurityQuestion, hasNoQuestion } from "#ui/forms/form-security-question";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { formCopy } from "#ui/forms/forms.copy";
import { registerCopy as copy } from "#ui/screens/register/register.copy";
import { registrationFields } from "#ui/screens/register/register-fields";
import type { RegisterProps } from "#ui/screens/register/register.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { LoginServices } from "#ui/slots/login-services/login-services";
import styles from "./register-view.module.css";

/** The registration form: name, address, contact and login. */
export function RegisterView(props: RegisterProps) {
  const { prefectures, findAddresses, prefill, link, services, loginPath, termsPath, privacyPath, onSubmitted } = props;
  const { contact, about } = groupFields(props.optionalFields, props.isCorporate);
  const plainFields = props.isCorporate ? requireCompanyName(registrationFields) : registrationFields;
  const hasQuestion = props.optionalFields.includes("security_question");
  const fields = hasQuestion ? { ...plainFields, ...newSecurityQuestionFields } : plainFields;
  const given = Object.entries(prefill ?? {}).filter(([, value]) => value !== null);
  return (
    <ColumnPage
      width="form"
      title={copy.title}
      lead={
        <>
          {copy.lead}
          {copy.haveAccount} <TextLink href={loginPath}>{copy.login}</TextLink>
        </>
      }
    >
      {link ? (
        <Notice>
          {given.length > 0 ? <p>{copy.prefilled(link.service)}</p> : null}
          <p>{copy.linked(link.service)}</p>
          <div className={styles.unlink}>
            <Button look="quiet" onClick={link.onRemoved}>
              {copy.unlink}
            </Button>
          </div>
        </Notice>
      ) : (
        <LoginServices purpose="register" {...services} />
      )}
      <Form
        // Initial values apply to a new form.
        key={prefill ? "prefilled" : "empty"}
        fields={fields}
        fieldsFor={(values) => (hasNoQuestion(values) ? plainFields : fields)}
        initialValues={{ ...emptyValues(fields), ...Object.fromEntries(given) }}
        onSubmit={onSubmitted}
      >
        {props.isCorporate ? (
          <Fieldset legend={copy.company}>
            {COMPANY_FIELDS.map((name) => (
              <FormProfileField key={name} name={name} />
            ))}
          </Fieldset>
        ) : null}
        <Fieldset legend={props.isCorporate ? copy.orderer : copy.person}>
          <FormNameFields />
        </Fieldset>
        <Fieldset legend={copy.place}>
          <FormAddressFields prefectures={prefectures} findAddresses={findAddresses} />
        </Fieldset>
        <Fieldset legend={copy.contact}>
          <FormPhoneField />
          {contact.map((name) => (
            <FormProfileField key={name} name={name} />
          ))}
        </Fieldset>
        {about.length > 0 ? (
          <Fieldset legend={copy.about}>
            {about.map((name) => (
              <FormProfileField key={name} name={name} />
            ))}
          </Fieldset>
        ) : null}
        <Fieldset legend={copy.account}>
          <FormTextField name="email" width="l" help={copy.emailHelp} />
          <FormPasswordField name="password" help={formCopy.newPasswordHelp} />
          {hasQuestion ? <FormSecurityQuestion /> : null}
        </Fieldset>
        <FormCheckboxField name="is_agreed">
          <TextLink href={termsPath}>{copy.terms}</TextLink>
          {copy.and}
          <TextLink href={privacyPath}>{copy.privacy}</TextLink>
          {copy.agreeEnd}
        </FormCheckboxField>
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </ColumnPage>
  );
}

/** The optional fields that describe the person; the others are contacts. */
const ABOUT: readonly RegistrationField[] = ["birthday", "gender", "is_receive_newsletter"];

/** Groups the shop's optional fields, which keep their order. */
function groupFields(asked: readonly RegistrationField[], isCorporate: boolean) {
  const inProfile = asked
    .filter((name) => name !== "security_question")
    .filter((name) => !isCorporate || !COMPANY_FIELDS.some((each) => each === name));
  return {
    contact: inProfile.filter((name) => !ABOUT.includes(name)),
    about: inProfile.filter((name) => ABOUT.includes(name)),
  };
}
