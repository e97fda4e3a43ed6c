export const kindsCopy = { label: "品の種類", all: "すべて" };
