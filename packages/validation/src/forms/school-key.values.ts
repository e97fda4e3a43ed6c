export interface SchoolKeyValues {
  key: string;
}

export const emptySchoolKey: SchoolKeyValues = { key: "" };
