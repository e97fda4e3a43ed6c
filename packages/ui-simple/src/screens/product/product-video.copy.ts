export const productVideoCopy = { captions: "日本語" } as const;
