import type { User } from "@noren/contract";
import { type Field, labelOf } from "@noren/validation/fields/field";
import { securityQuestion } from "@noren/validation/fields/login";
import { gender, newsletter } from "@noren/validation/fields/user";
import { formatAddress, formatDate } from "@noren/validation/format";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { registrationFields as fields } from "#ui/screens/register/register-fields";
import { userInfoCopy as copy } from "#ui/screens/user-info/user-info.copy";
import type { UserInfoProps } from "#ui/screens/user-info/user-info.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import styles from "./user-info-view.module.css";

/** The member's stored data, with links to change it. */
export function UserInfoView(props: UserInfoProps) {
  const { user, homePath } = props;
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {user === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <Profile {...props} user={user} />
          <LoginData {...props} user={user} />
        </>
      )}
    </ColumnPage>
  );
}

type LoadedProps = UserInfoProps & { user: User };

function Profile({ user, optionalFields, profilePath }: LoadedProps) {
  const row = ({ label }: Field, value: string | null) => ({ term: label, detail: value || copy.none });
  return (
    <section className={styles.part}>
      <Heading level={2}>{copy.profile}</Heading>
      <DefinitionList
        items={[
          { term: copy.code, detail: user.code },
          { term: copy.name, detail: copy.fullName(user.last_name, user.first_name) },
          { term: copy.kana, detail: copy.fullName(user.last_name_kana, user.first_name_kana) },
          {
            term: copy.address,
            detail: formatAddress(user).map((line) => <div key={line}>{line}</div>),
          },
          row(fields.phone_number, user.phone_number),
          row(fields.cell_phone_number, user.cell_phone_number),
          ...optionalFields.map((name) => row(fields[name], user[name])),
          row(fields.birthday, user.birthday && formatDate(user.birthday)),
          row(gender, user.gender === null ? null : labelOf(gender, user.gender)),
          row(newsletter, labelOf(newsletter, user.is_receive_newsletter)),
        ]}
      />
      <ButtonLink href={profilePath}>{copy.changeOf(copy.profile)}</ButtonLink>
    </section>
  );
}

function LoginData({ user, isUndelivered, isPasswordExpired, emailPath, passwordPath, questionPath }: LoadedProps) {
  const { email, new_email, username, reminder } = user;
  return (
    <section className={styles.part}>
      <Heading level={2}>{copy.login}</Heading>
      {isUndelivered ? (
        <Notice tone="warning">
          <p>{copy.undelivered(email)}</p>
        </Notice>
      ) : null}
      {isPasswordExpired ? (
        <Notice tone="warning">
          <p>{copy.passwordExpired}</p>
        </Notice>
      ) : null}
      {new_email === null ? null : (
        <Notice>
          <p>{copy.pendingEmail(new_email)}</p>
        </Notice>
      )}
      <DefinitionList
        items={[
          ...(username === email ? [] : [{ term: copy.username, detail: username }]),
          changeable(fields.email.label, email, emailPath),
          changeable(copy.password, copy.hidden, passwordPath),
          changeable(
            securityQuestion.label,
            reminder ? labelOf(securityQuestion, reminder.question_ct) : copy.none,
            questionPath,
          ),
        ]}
      />
    </section>
  );
}

/** A row with a link to the form of its value. */
const changeable = (term: string, detail: ReactNode, path: string) => ({
  term,
  detail: (
    <div className={styles.changeable}>
      <span className={styles.value}>{detail}</span>
      <TextLink href={path}>
        <VisuallyHidden>{copy.changeOf(term)}</VisuallyHidden>
        <span aria-hidden="true">{copy.change}</span>
      </TextLink>
    </div>
  ),
});
