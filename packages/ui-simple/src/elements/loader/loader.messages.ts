export const loaderMessages = { retry: "もう一度読み込む" };
