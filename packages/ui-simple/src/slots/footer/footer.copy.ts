export const footerCopy = {
  label: "お店のご案内",
  guide: "ご利用案内",
  about: "お店について",
  copyright: (shopName: string) => `© ${shopName}`,
};
