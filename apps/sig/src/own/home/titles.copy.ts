export const titlesCopy = { free: "無償で直すもの", cost: "実費で直すもの", time: "お預かりする日数" };
