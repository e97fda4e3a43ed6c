export interface SecurityQuestionValues {
  question_ct: string;
  answer: string;
}

export const emptySecurityQuestion: SecurityQuestionValues = { question_ct: "1", answer: "" };
