export const breadcrumbsMessages = { label: "現在の位置", home: "ホーム" };
