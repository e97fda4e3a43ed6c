export interface CardValues {
  ccNumber: string;
  ccName: string;
  ccExpiration: string;
  securityCode: string;
}

export const emptyCard: CardValues = { ccNumber: "", ccName: "", ccExpiration: "", securityCode: "" };
