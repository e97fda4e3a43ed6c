export interface RemarksValues {
  remarks: string;
}

export const emptyRemarks: RemarksValues = { remarks: "" };
