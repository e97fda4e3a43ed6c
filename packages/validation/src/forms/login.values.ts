export interface LoginValues {
  username: string;
  password: string;
}

export const emptyLogin: LoginValues = { username: "", password: "" };
