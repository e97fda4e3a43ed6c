import { useRef, type CompositionEvent, type InputEvent } from "react";
import { kanaOf, readingOf, findReadingsWithin, type Reading } from "#ui/forms/kana-reader";

/**
 * Fills a kana field with the reading of a name from the IME. Spread the result over the name's input. It changes only an
 * empty field or its own value, never a reading that the person typed.
 *
 * @param kana the current value of the kana field
 * @param onKana receives the reading of the whole name in full-width katakana
 */
export function useKanaFromIme(kana: string, onKana: (kana: string) => void) {
  const readings = useRef<Reading[]>([]);
  const typed = useRef("");
  const filled = useRef("");
  const composing = useRef(false);

  const updateKana = (name: string) => {
    readings.current = findReadingsWithin(name, readings.current);
    if (kana !== "" && kana !== filled.current) return;
    const reading = readings.current.map((part) => part.kana).join("");
    if (reading === kana) return;
    filled.current = reading;
    onKana(reading);
  };

  return {
    onCompositionStart() {
      composing.current = true;
      typed.current = "";
    },
    onCompositionUpdate(event: CompositionEvent<HTMLInputElement>) {
      typed.current = kanaOf(event.data) ?? typed.current;
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      composing.current = false;
      const reading = readingOf(event.data, typed.current);
      if (reading) readings.current.push(reading);
      updateKana(event.currentTarget.value);
    },
    onInput(event: InputEvent<HTMLInputElement>) {
      if (!composing.current) updateKana(event.currentTarget.value);
    },
  };
}
