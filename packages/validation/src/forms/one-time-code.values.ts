export interface OneTimeCodeValues {
  code: string;
}

export const emptyOneTimeCode: OneTimeCodeValues = { code: "" };
