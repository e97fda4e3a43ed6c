export const footerCopy = {
  label: "お店のご案内",
  copyright: (shopName: string) => `© ${shopName}`,
};
