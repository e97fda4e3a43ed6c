import type { SecurityAnswer } from "@noren/contract";
import { hashPassword, passwordMatches } from "./password.ts";

/** The columns of `users` that a security question fills; null takes it away. */
export async function securityColumns(given: SecurityAnswer | null) {
  if (given === null) return { questionCt: null, answerHash: null };
  return { questionCt: given.question_ct, answerHash: await hashPassword(foldAnswer(given.answer)) };
}

export function answerMatches(answerHash: string, answer: string): Promise<boolean> {
  return passwordMatches(answerHash, foldAnswer(answer));
}

/** People remember the answer, not how they wrote it: width, case, spaces and kana are alike. */
export function foldAnswer(answer: string): string {
  return answer
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
