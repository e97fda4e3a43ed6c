export interface PasswordValues {
  current_password: string;
  password: string;
}

export const emptyPassword: PasswordValues = { current_password: "", password: "" };
