export const footerCopy = {
  guide: "ご利用案内",
  about: "お店について",
};
