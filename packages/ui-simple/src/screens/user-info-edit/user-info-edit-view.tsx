import type { User } from "@noren/contract";
import { emailChangeFields, securityQuestionChangeFields } from "@noren/validation/fields/login";
import { requireCompanyName } from "@noren/validation/fields/user";
import { emptyValues, filledValues } from "@noren/validation/form-values";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormPasswordField, FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormPhoneField } from "#ui/forms/form-phone-field";
import { FormProfileField } from "#ui/forms/form-profile-field";
import { FormSecurityQuestion, hasNoQuestion } from "#ui/forms/form-security-question";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { registrationFields } from "#ui/screens/register/register-fields";
import { userInfoEditCopy as copy } from "#ui/screens/user-info-edit/user-info-edit.copy";
import type { UserInfoEditProps } from "#ui/screens/user-info-edit/user-info-edit.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Email and password have forms of their own. */
const { email: _email, password: _password, is_agreed: _agreement, ...profileFields } = registrationFields;
const { answer: _answer, ...removalFields } = securityQuestionChangeFields;

/** Changes a part of the member's data. */
export function UserInfoEditView(props: UserInfoEditProps) {
  const { part, user, infoPath } = props;
  const PartForm = forms[part];
  return (
    <ColumnPage
      width="form"
      title={copy.titles[part]}
      lead={copy.leads[part]}
      back={{ path: infoPath, name: copy.back }}
    >
      {user === null ? <Loader label={copy.loading} /> : <PartForm {...props} user={user} />}
    </ColumnPage>
  );
}

type PartProps = UserInfoEditProps & { user: User };

function ProfileForm({ user, isCorporate, optionalFields, prefectures, findAddresses, onProfileSubmitted }: PartProps) {
  const fields = isCorporate ? requireCompanyName(profileFields) : profileFields;
  return (
    <Form fields={fields} initialValues={filledValues(fields, user)} onSubmit={onProfileSubmitted}>
      <Fieldset legend={copy.person}>
        <FormNameFields />
      </Fieldset>
      <Fieldset legend={copy.place} help={copy.placeNote}>
        <FormAddressFields prefectures={prefectures} findAddresses={findAddresses} />
      </Fieldset>
      <Fieldset legend={copy.contact}>
        <FormPhoneField />
        <FormProfileField name="cell_phone_number" />
        {optionalFields.map((name) => (
          <FormProfileField key={name} name={name} />
        ))}
      </Fieldset>
      <Fieldset legend={copy.about}>
        <FormProfileField name="birthday" />
        <FormProfileField name="gender" />
        <FormProfileField name="is_receive_newsletter" />
      </Fieldset>
      <FormSubmitButton block>{copy.save}</FormSubmitButton>
    </Form>
  );
}

function EmailForm({ user, onEmailSubmitted }: PartProps) {
  return (
    <Form fields={emailChangeFields} idPrefix="email" onSubmit={onEmailSubmitted}>
      <DefinitionList look="plain" items={[{ term: copy.current, detail: user.email }]} />
      <FormTextField name="email" width="l" />
      <FormPasswordField name="current_password" />
      <FormSubmitButton block>{copy.send}</FormSubmitButton>
    </Form>
  );
}

function QuestionForm({ user, onQuestionSubmitted }: PartProps) {
  const fields = securityQuestionChangeFields;
  const initialValues = user.reminder ? filledValues(fields, user.reminder) : emptyValues(fields);
  return (
    <Form
      fields={fields}
      fieldsFor={(values) => (hasNoQuestion(values) ? removalFields : fields)}
      initialValues={initialValues}
      idPrefix="question"
      onSubmit={onQuestionSubmitted}
    >
      <FormSecurityQuestion />
      <FormPasswordField name="current_password" />
      <FormSubmitButton block>{copy.save}</FormSubmitButton>
    </Form>
  );
}

const forms = { profile: ProfileForm, email: EmailForm, question: QuestionForm };
