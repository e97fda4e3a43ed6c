import { formatNumber } from "@noren/validation/format";

export const textAreaCopy = {
  count: (count: number, max: number) => `${formatNumber(count)}／${formatNumber(max)}文字`,
} as const;
