export const orderParcelsCopy = {
  parcel: (position: number) => `お荷物${position}`,
  content: (name: string, quantity: number) => `${name} × ${quantity}`,
} as const;
