export const skipLinkMessages = { skip: "本文へ移動する" };
