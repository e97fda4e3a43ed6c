import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { useKanaFromIme } from "#ui/forms/use-kana-from-ime";

function Names() {
  const [name, setName] = useState("");
  const [kana, setKana] = useState("");
  return (
    <>
      <input
        aria-label="姓"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        {...useKanaFromIme(kana, setKana)}
      />
      <input aria-label="セイ" value={kana} onChange={(event) => setKana(event.currentTarget.value)} />
    </>
  );
}

const setUp = () => {
  render(<Names />);
  const name = screen.getByLabelText<HTMLInputElement>("姓");
  const kana = screen.getByLabelText<HTMLInputElement>("セイ");
  const write = (value: string) => fireEvent.input(name, { target: { value } });
  /** Fires the events of a composition: each step, then the chosen text. */
  const compose = (steps: string[], surface: string) => {
    const before = name.value;
    fireEvent.compositionStart(name, { data: "" });
    for (const data of [...steps, surface]) {
      fireEvent.compositionUpdate(name, { data });
      write(before + data);
    }
    fireEvent.compositionEnd(name, { data: surface });
  };
  return { name, kana, write, compose };
};

describe("kana from the IME", () => {
  it("takes the reading of the composition, not its kanji", () => {
    const { kana, compose } = setUp();
    compose(["y", "や", "やm", "やま", "やまd", "やまだ"], "山田");
    expect(kana.value).toBe("ヤマダ");
  });

  it("reads a last n that the conversion key completes", () => {
    const { kana, compose } = setUp();
    compose(["け", "けｎ"], "健");
    expect(kana.value).toBe("ケン");
  });

  it("joins several compositions in the name's order and removes deleted ones", () => {
    const { kana, compose, write } = setUp();
    compose(["ささ"], "佐々");
    compose(["き"], "木");
    expect(kana.value).toBe("ササキ");
    write("佐々");
    expect(kana.value).toBe("ササ");
    write("");
    expect(kana.value).toBe("");
  });

  it("accepts a name in kana", () => {
    const { kana, compose } = setUp();
    compose(["さ", "さく", "さくら"], "さくら");
    expect(kana.value).toBe("サクラ");
  });

  it("ignores a cancelled composition and a phone's prediction", () => {
    const { kana, compose } = setUp();
    compose(["やま"], "");
    expect(kana.value).toBe("");
    compose(["や"], "山田");
    expect(kana.value).toBe("");
  });

  it("does not change a reading that was edited by hand", () => {
    const { kana, compose } = setUp();
    compose(["はせがわ"], "長谷川");
    fireEvent.input(kana, { target: { value: "ハセカワ" } });
    compose(["まる"], "丸");
    expect(kana.value).toBe("ハセカワ");
  });
});
