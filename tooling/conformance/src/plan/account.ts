import { type Input, UserInput } from "@noren/contract";
import * as v from "valibot";
import { exampleBody, UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";
import type { RunState } from "../run-state.ts";

/** Returns the unchanged profile as the body of an update. */
const sameProfile = ({ user }: RunState): Input<"updateUser"> | undefined =>
  user && { body: v.parse(UserInput, { ...user }) };

/** Logins and the member's own data. Calls that would lock out or delete the member are sent as a guest. */
export const accountPlan = [
  write("login", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { username: "conformance@example.invalid", password: "conformance1" } }),
  }),
  write("refresh", { expects: "either", asGuest: true }),
  read("getUser", {
    onAnswer: (user, state) => {
      state.user = user;
    },
  }),
  write("updateUser", { input: sameProfile }),
  read("listLoginHistories"),
  read("getDummyUser"),
  read("unlockAccount", { expects: "either", input: () => ({ params: { token: UNKNOWN.token } }) }),
  read("redirectToOauth", { expects: "either", input: () => ({ params: { type: "google" } }) }),
  read("completeOauth", {
    expects: "error",
    input: () => ({ params: { type: "google" }, query: { state: UNKNOWN.token, code: "conformance" } }),
  }),
  write("syncLogin", { expects: "error", asGuest: true, input: () => ({ body: { token: UNKNOWN.token } }) }),
  write("verifyLogin", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { ...exampleBody("verifyLogin"), user_id: UNKNOWN.id } }),
  }),
  write("resendLoginCode", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { ...exampleBody("resendLoginCode"), user_id: UNKNOWN.id } }),
  }),
  write("beginPasskeyLogin", { expects: "either", asGuest: true }),
  write("loginWithPasskey", { expects: "error", asGuest: true }),
  read("listPasskeys"),
  write("beginPasskey", { expects: "error", input: () => ({ body: { current_password: "conformance-wrong" } }) }),
  write("createPasskey", { expects: "error" }),
  write("renamePasskey", {
    expects: "error",
    input: () => ({ params: { id: UNKNOWN.id }, body: { name: "conformance" } }),
  }),
  write("deletePasskey", { expects: "error", asGuest: true }),
  write("requestReminder", {
    asGuest: true,
    input: () => ({ body: { type: "username" as const, email: "conformance@example.invalid" } }),
  }),
  write("checkReminder", { expects: "error", asGuest: true, input: () => ({ body: { token: UNKNOWN.token } }) }),
  write("resetReminder", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { type: "password" as const, token: UNKNOWN.token, password: "conformance1" } }),
  }),
  write("createUser", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { ...exampleBody("createUser"), prefecture: "conf" } }),
  }),
  write("changePassword", {
    expects: "error",
    input: () => ({ body: { current_password: "conformance-wrong", password: "conformance1" } }),
  }),
  write("endOtherLogins", { expects: "error", asGuest: true }),
  write("requestEmailVerify", { expects: "either" }),
  write("checkEmailVerify", { expects: "error", asGuest: true, input: () => ({ body: { token: UNKNOWN.token } }) }),
  write("restoreEmail", {
    expects: "error",
    asGuest: true,
    input: () => ({ body: { token: UNKNOWN.token, password: "conformance1" } }),
  }),
  write("deleteUser", { expects: "error", asGuest: true }),
];

/** The last step: it invalidates the token. */
export const logoutPlan = [write("logout", { expects: "answer" })];
