export const loaderCopy = { retry: "もう一度読み込む" };
