import { usernameResetFields, usernameResetWithAnswerFields } from "@noren/validation/fields/login";
import { ButtonLink } from "#ui/elements/button/button-link";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useMainFocus } from "#ui/forms/use-main-focus";
import { reminderUsernameResetCopy as copy } from "#ui/screens/reminder-username-reset/reminder-username-reset.copy";
import type { ReminderUsernameResetProps } from "#ui/screens/reminder-username-reset/reminder-username-reset.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { AnswerField, ReminderReset } from "#ui/slots/reminder/reminder-reset";

/** Shows the login ID by a mailed link, and sets a new one if wanted. */
export function ReminderUsernameResetView(props: ReminderUsernameResetProps) {
  const { username, link, messages, requestPath, mypagePath, onSubmitted } = props;
  return (
    <ColumnPage width="form" title={copy.title} lead={username === null && link.status === "valid" ? copy.lead : null}>
      {username === null ? (
        <ReminderReset link={link} request={{ path: requestPath, name: copy.toRequest }}>
          {(question) => (
            <>
              {messages.map((message) => (
                <PageMessage key={message.code} {...message} />
              ))}
              <Form
                fields={question === null ? usernameResetFields : usernameResetWithAnswerFields}
                onSubmit={onSubmitted}
              >
                {question === null ? null : <AnswerField question={question} />}
                <FormTextField
                  name="username"
                  help={copy.usernameHelp}
                  inputProps={{ autoCapitalize: "none", spellCheck: false }}
                />
                <FormSubmitButton block>{copy.submit}</FormSubmitButton>
              </Form>
            </>
          )}
        </ReminderReset>
      ) : (
        <Shown username={username} mypagePath={mypagePath} />
      )}
    </ColumnPage>
  );
}

function Shown({ username, mypagePath }: { username: string; mypagePath: string }) {
  const frame = useMainFocus<HTMLDivElement>();
  return (
    <>
      <div ref={frame}>
        <Notice tone="success" title={copy.done} live>
          <DefinitionList items={[{ term: copy.username, detail: username }]} />
        </Notice>
      </div>
      <ButtonLink href={mypagePath} look="primary" block>
        {copy.toMypage}
      </ButtonLink>
    </>
  );
}
