export const breadcrumbsCopy = { label: "現在の位置", home: "ホーム" };
