import type { ConvenienceStore } from "@noren/contract";

/** A chain and its payment instructions. */
interface StoreCopy {
  name: string;
  steps: readonly string[];
}

const atRegister = "代金を現金でお支払いになり、受領書をお受け取りください。";
const withPaper = `出てきた申込券を30分以内にレジへお持ちください。${atRegister}`;

const stores: Readonly<Record<ConvenienceStore, StoreCopy>> = {
  seven_eleven: {
    name: "セブン-イレブン",
    steps: ["レジで「インターネット代金の支払い」とお伝えのうえ、受付番号をお知らせください。", atRegister],
  },
  lawson: {
    name: "ローソン",
    steps: [
      "店内の端末（Loppi）で「各種番号をお持ちの方」を選び、受付番号とご注文時の電話番号を入力してください。",
      withPaper,
    ],
  },
  familymart: {
    name: "ファミリーマート",
    steps: ["店内のマルチコピー機で「代金支払い」を選び、受付番号とご注文時の電話番号を入力してください。", withPaper],
  },
  ministop: {
    name: "ミニストップ",
    steps: [
      "店内の端末（MINISTOP Loppi）で「各種番号をお持ちの方」を選び、受付番号とご注文時の電話番号を入力してください。",
      withPaper,
    ],
  },
  seicomart: {
    name: "セイコーマート",
    steps: ["レジで「オンライン決済」とお伝えのうえ、レジの画面で受付番号を入力してください。", atRegister],
  },
};

/** Instructions for a slip that every chain accepts. */
const anyStore: StoreCopy = {
  name: "コンビニエンスストア",
  steps: [
    "コンビニエンスストアのレジで「インターネット代金の支払い」とお伝えのうえ、受付番号をお知らせください。",
    atRegister,
  ],
};

interface Slip extends StoreCopy {
  number: string;
  until: string;
}

const allStores = Object.values(stores)
  .map(({ name }) => name)
  .join("、");

/** Payment at a convenience store, as the shopper reads it. */
export const convenienceCopy = {
  stores,
  anyStore,
  name: "コンビニ払い（前払い）",
  description: `${allStores}で、前払いでお支払いください。ご注文後に受付番号とお支払い期限をご案内し、ご入金を確認してから発送します。`,
  timing: (days: number) =>
    `ご注文から${days}日以内に、コンビニエンスストアでお支払いください。ご入金を確認してから発送します。期限を過ぎたご注文は、自動的にキャンセルとなります。`,
  lawPageTiming: (days: number) => `ご注文から${days}日以内`,
  guideParagraph: (days: number) =>
    `${allStores}からお選びください。ご注文の完了後とメールで、受付番号とお選びのお店での手順をご案内します。お支払いの期限は、ご注文から${days}日以内です。期限を過ぎたご注文は、自動的にキャンセルとなります。ご入金を確認してから発送の準備に入ります。次の手数料がかかります。`,
  paymentInstructions: ({ number, until, name, steps }: Slip) =>
    `受付番号：${number}\nお支払い期限：${until}\nお支払い先：${name}\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}\nご入金を確認してから発送します。\n※ご入金の確認が遅れると、お届けも遅れることがあります。\n※期限までにお支払いがない場合、ご注文は自動的にキャンセルとなります。`,
} as const;
