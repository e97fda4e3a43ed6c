export interface PeriodValues {
  from: string;
  to: string;
}

export const emptyPeriod: PeriodValues = { from: "", to: "" };
