import { useRef, type CompositionEvent, type InputEvent } from "react";
import { kanaOf, readingOf, readingsWithin, type Reading } from "#ui/forms/kana-reader";

/**
 * Fills a kana field with what the IME was told for a name. Spread the answer over the name's input.
 * A reading that the person wrote is never touched: only an empty field, or what stands there from this, changes.
 *
 * @param kana what the kana field holds now
 * @param onKana hears the reading of the whole name, in full-width katakana
 */
export function useKanaFromIme(kana: string, onKana: (kana: string) => void) {
  const readings = useRef<Reading[]>([]);
  const typed = useRef("");
  const filled = useRef("");
  const composing = useRef(false);

  const settle = (name: string) => {
    readings.current = readingsWithin(name, readings.current);
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
      settle(event.currentTarget.value);
    },
    onInput(event: InputEvent<HTMLInputElement>) {
      if (!composing.current) settle(event.currentTarget.value);
    },
  };
}
