import type { SecurityAnswer } from "@noren/contract";
import { hashPassword, passwordMatches } from "./password.ts";

/** The columns of `users` for a security question; null removes it. */
export async function securityColumns(given: SecurityAnswer | null) {
  if (given === null) return { questionCt: null, answerHash: null };
  return { questionCt: given.question_ct, answerHash: await hashPassword(normaliseAnswer(given.answer)) };
}

export function answerMatches(answerHash: string, answer: string): Promise<boolean> {
  return passwordMatches(answerHash, normaliseAnswer(answer));
}

/** Ignores width, case, spaces and kana: people remember the answer, not its spelling. */
export function normaliseAnswer(answer: string): string {
  return answer
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
