export const loginServicesCopy = {
  login: { title: "ほかのサービスでログイン", button: (name: string) => `${name}でログイン` },
  register: { title: "ほかのサービスで登録", button: (name: string) => `${name}で登録` },
} as const;
