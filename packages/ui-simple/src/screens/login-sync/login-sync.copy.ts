import type { SyncRefusal } from "./login-sync.props.ts";

export const loginSyncCopy = {
  title: "ログインの引き継ぎ",
  leaving: "ショップへ移動しています",
  arriving: "ログインを引き継いでいます",
  asking:
    "ほかのショップでのログインを引き継ぎます。このリンクに心当たりがない場合は、引き継がずにこのページを閉じてください。",
  accept: "ログインを引き継ぐ",
  refused: {
    guest: "ログインしたままほかのショップへ移動するには、先にログインしてください。",
    invalid:
      "リンクの有効期限が切れているか、すでに使用されています。お手数ですが、もとのショップからもう一度お進みいただくか、こちらでログインしてください。",
    unlinked: "ログインしたままこのショップへ移動することはできません。",
    unverified:
      "もとのショップでメールアドレスの確認がお済みでないため、ログインを引き継げません。お手数ですが、こちらでログインしてください。",
    noAccount: "このショップの会員登録がお済みではありません。会員登録をお願いいたします。",
    accountUnverified:
      "このショップのアカウントのメールアドレスが確認できていないため、ログインを引き継げません。お手数ですが、パスワードを再設定してから、もう一度お試しください。",
  } satisfies Record<SyncRefusal, string>,
  next: {
    login: "ログインへ進む",
    register: "会員登録へ進む",
    mypage: "マイページへ戻る",
    reminder: "パスワードを再設定する",
  },
} as const;
