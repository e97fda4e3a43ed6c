import { emptyProfile, type ProfileValues } from "./profile.values.ts";

export type RegisterValues = ProfileValues & { password: string; is_agreed: boolean };

export const emptyRegistration: RegisterValues = { ...emptyProfile, password: "", is_agreed: false };
