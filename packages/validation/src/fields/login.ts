import { toAscii, toLine } from "../normalise.ts";
import { digits } from "../rules.ts";
import { type ChoiceField, type FlagField, optional, type TextField } from "./field.ts";
import { email } from "./person.ts";
import { newPassword, PASSWORD_MAX_LENGTH } from "./user.ts";

export const username: TextField = {
  kind: "text",
  label: "メールアドレスまたはログインID",
  description: "What the member logs in with; the email where no other was chosen.",
  normalise: toAscii,
  max: 254,
  sample: "hanako@example.jp",
  autoComplete: "username",
};

/** An existing password. It was chosen under the rules of its time, so only its length is checked. */
export const password: TextField = {
  kind: "text",
  label: "パスワード",
  description: "The member's password.",
  max: PASSWORD_MAX_LENGTH,
  sample: "noren2025",
  autoComplete: "current-password",
};

export const loginFields = { username, password };

/** A member changes the password. */
export const passwordFields = {
  current_password: { ...password, label: "現在のパスワード" },
  password: { ...newPassword, label: "新しいパスワード" },
};

/** A member confirms a change that cannot be taken back. */
export const confirmationFields = { current_password: passwordFields.current_password };

const code: TextField = {
  kind: "text",
  label: "確認コード",
  description: "The six digits of the mail.",
  normalise: toAscii,
  rules: [digits(6)],
  sample: "123456",
  autoComplete: "one-time-code",
  inputMode: "numeric",
};

/** The code of a login or of a mail verification. */
export const oneTimeCodeFields = { code };

/** The code of a login that another shop hands over, and whether the next one needs a code. */
export const syncCodeFields = {
  ...oneTimeCodeFields,
  is_sync_user_channel: {
    kind: "flag",
    label: "次回から、このショップへの移動では確認コードを省略する",
    description: "Whether the next login from the other shop needs no code.",
  } satisfies FlagField,
};

export const securityQuestion: ChoiceField<1 | 2 | 3 | 4> = {
  kind: "choice",
  label: "秘密の質問",
  description: "1 first pet's name, 2 mother's maiden name, 3 elementary school, 4 favourite food.",
  options: [
    { value: 1, label: "初めて飼ったペットの名前" },
    { value: 2, label: "母親の旧姓" },
    { value: 3, label: "卒業した小学校の名前" },
    { value: 4, label: "好きな食べ物" },
  ],
  initial: 1,
};

export const securityAnswer: TextField = {
  kind: "text",
  label: "秘密の質問の答え",
  description: "Answer to the security question; compared without regard to width and kana.",
  normalise: toLine,
  max: 100,
  sample: "しろ",
};

/** The security question of a password reset, with its answer. */
export const securityQuestionFields = { question_ct: securityQuestion, answer: securityAnswer };

/** The choice to have no security question. */
export const NO_QUESTION = 0;

const questionOrNone: ChoiceField<1 | 2 | 3 | 4 | typeof NO_QUESTION> = {
  ...securityQuestion,
  options: [...securityQuestion.options, { value: NO_QUESTION, label: "設定しない" }],
};

/** A member sets, changes or removes the security question. */
export const securityQuestionChangeFields = {
  question_ct: questionOrNone,
  answer: securityAnswer,
  ...confirmationFields,
};

/** A new member may set a security question. */
export const newSecurityQuestionFields = {
  question_ct: { ...questionOrNone, initial: NO_QUESTION } as const,
  answer: securityAnswer,
};

/** A member changes the email. */
export const emailChangeFields = { email: { ...email, label: "新しいメールアドレス" }, ...confirmationFields };

/** Asks for a new password. */
export const passwordReminderFields = { username };

/** Asks for a forgotten username. */
export const usernameReminderFields = { email };

/** The new password; with a security question its answer too. */
export const passwordResetFields = { password: passwordFields.password };
export const passwordResetWithAnswerFields = { ...passwordResetFields, answer: securityAnswer };

/** Shows the username and sets a new one if given; with a security question only after its answer. */
export const usernameResetFields = { username: optional({ ...username, label: "新しいログインID" }) };
export const usernameResetWithAnswerFields = { ...usernameResetFields, answer: securityAnswer };
