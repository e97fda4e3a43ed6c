import { expect, it } from "vitest";
import { htmlToText } from "./html-text.ts";

it.each([
  ["<p>一つ目</p><p>二つ目</p>", "一つ目\n\n二つ目"],
  ["<ul><li>白</li><li>黒</li></ul>", "・白\n・黒"],
  ["A &amp; B &lt;3 &nbsp;&copy;", "A & B <3 ©"],
  ["<script>alert(1)</script><style>p{}</style>本文<img src=x onerror=alert(1)>", "本文"],
  ["5 < 6 かつ 7 > 3", "5 < 6 かつ 7 > 3"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["一行目\n二行目", "一行目\n\n二行目"],
  ["<p>折り\n返し</p>", "折り 返し"],
  ["", ""],
])("%s is the text %j", (html, text) => expect(htmlToText(html)).toBe(text));
