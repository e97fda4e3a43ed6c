/** The fields of the registration. A client with rules of its own replaces this file. */
export { registrationFields } from "@noren/validation/fields/user";
