import { fold, toKatakana } from "./fold.ts";
import { findSimilar, type Lexicon } from "./lexicon.ts";
import { romajiToKana, phoneticKeyOf } from "./phonetic-key.ts";
import { splitCompound } from "./split-compound.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Reading, type Spelling, spellingsOf, toReading, splitTypedWords } from "./terms.ts";

const SAME_SOUND = 0.9;
const SIMILAR = 0.7;

/** Reads words that find nothing as they were typed: as romaji, compounds and misspellings of the shop's words. */
export function readCorrected(typed: string, synonyms: Synonyms, lexicon: Lexicon): Reading {
  return toReading(
    splitTypedWords(typed, synonyms).map((word) => partsOf(word, synonyms, lexicon)),
    "corrected",
  );
}

function partsOf(word: string, synonyms: Synonyms, lexicon: Lexicon): Spelling[][] {
  const literal = spellingsOf(word, synonyms);
  const folded = toKatakana(word);
  const loose = { word, weight: 1, isLoose: true };
  // A synonym alone may lead to nothing.
  if ((lexicon.entries.get(folded)?.products ?? 0) > 0) return [[...literal, loose]];
  const sounding = findBySound(folded, lexicon);
  if (sounding.length > 0) return [[...literal, ...respell(sounding, SAME_SOUND, synonyms, lexicon), loose]];
  const compound = splitCompound(word, (part) => part !== word && isKnown(part, lexicon));
  if (compound) return compound.map((part) => spellingsOfPart(part, synonyms, lexicon));
  const kana = romajiToKana(folded);
  const similar = findSimilar(lexicon, folded);
  const corrected = similar.length > 0 || kana === null ? similar : findSimilar(lexicon, kana);
  return [[...literal, ...respell(corrected, SIMILAR, synonyms, lexicon), loose]];
}

const isKnown = (part: string, lexicon: Lexicon) => lexicon.entries.has(fold(part));

/** A part of a compound that no product has is read by its sound or as a misspelling. */
function spellingsOfPart(part: string, synonyms: Synonyms, lexicon: Lexicon): Spelling[] {
  const literal = spellingsOf(part, synonyms);
  const folded = toKatakana(part);
  if (lexicon.entries.has(folded)) return literal;
  const sounding = findBySound(folded, lexicon);
  const others = sounding.length > 0 ? sounding : findSimilar(lexicon, folded);
  return [...literal, ...respell(others, SAME_SOUND, synonyms, lexicon)];
}

function findBySound(folded: string, lexicon: Lexicon): readonly string[] {
  const sound = phoneticKeyOf(folded);
  const keys = sound === null || sound.length < 2 ? [] : (lexicon.byPhoneticKey.get(sound) ?? []);
  return keys.filter((key) => key !== folded);
}

const respell = (keys: readonly string[], weight: number, synonyms: Synonyms, lexicon: Lexicon): Spelling[] =>
  keys.flatMap((key) => spellingsOf(lexicon.entries.get(key)?.word ?? key, synonyms, weight));
