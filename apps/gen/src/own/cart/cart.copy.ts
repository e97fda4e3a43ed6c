export const cartCopy = {
  parcels: (count: number) => `${count}個口`,
  label: "箱の数とお届けの日",
} as const;
