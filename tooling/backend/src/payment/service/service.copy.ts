/** Error messages for an unreachable payment service. */
export const serviceCopy = {
  unreachable:
    "決済サービスと通信できませんでした。しばらくしてから、もう一度お試しください。二重に請求されることはありません。",
} as const;
