export const skipLinkCopy = { skip: "本文へ移動する" };
