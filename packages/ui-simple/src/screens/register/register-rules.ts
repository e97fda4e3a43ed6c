/** The rules of the registration. A client with rules of its own hangs a file in front of this one. */
export { registerSchema as registrationRules } from "@noren/validation/forms/register.schema";
