/** The rules of the registration. A client with other rules overrides this file. */
export { registerSchema as registrationRules } from "@noren/validation/forms/register.schema";
