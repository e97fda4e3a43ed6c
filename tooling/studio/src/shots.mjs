// The list of shots, the index of rendered masters, and the hash that shows which masters are outdated.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
export const BLENDER = path.join(ROOT, "blender");
export const MASTERS = path.join(ROOT, "masters");
const INDEX = path.join(ROOT, "masters.json");

const text = (file) => readFileSync(file, "utf8");

/** Reads the shots. One with `of` inherits the values of another, whose product it shows from another side. */
export function readShots() {
  const lines = JSON.parse(text(path.join(ROOT, "shots.json")));
  const named = new Map(lines.map((line) => [line.name, line]));
  const shots = lines.map((line) => {
    const first = named.get(line.of);
    return { ...first, ...line, params: { ...first?.params, ...line.params } };
  });
  const seen = new Set();
  for (const shot of shots) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(shot.name))
      throw new Error(`shots.json: "${shot.name}" is not a kebab-case name`);
    if (seen.has(shot.name)) throw new Error(`shots.json: "${shot.name}" is listed twice`);
    seen.add(shot.name);
    if (!shot.model) throw new Error(`shots.json: "${shot.name}" has neither a model nor another shot`);
  }
  return shots;
}

export function readIndex() {
  return existsSync(INDEX) ? JSON.parse(text(INDEX)) : {};
}

/** One line per master, in the order of the list, to avoid merge conflicts. */
export function writeIndex(index, shots) {
  const names = shots.map((s) => s.name).filter((n) => index[n]);
  const body = names.map((n) => `  ${JSON.stringify(n)}: ${JSON.stringify(index[n])}`).join(",\n");
  writeFileSync(INDEX + ".part", `{\n${body}\n}\n`);
  renameSync(INDEX + ".part", INDEX);
}

const families = JSON.parse(text(path.join(BLENDER, "families.json")));
const look = text(path.join(BLENDER, "look.txt")).trim();

/** The functions of a Python file by name, and the code outside them under "". */
const parsed = new Map();
function parseFunctions(file) {
  if (!parsed.has(file)) {
    const parts = new Map([["", ""]]);
    let name = "";
    for (const line of text(file).split("\n")) {
      const top = /^(?:def|class) (\w+)|^([A-Z_][A-Z_0-9]*) = |^(?=\S)/.exec(line);
      if (top && !/^[)\]}]/.test(line)) name = top[1] ?? top[2] ?? "";
      parts.set(name, (parts.get(name) ?? "") + line + "\n");
    }
    parsed.set(file, parts);
  }
  return parsed.get(file);
}

/** The imports of a model file from other model files: name → file. */
function readImports(file) {
  const out = new Map();
  for (const [, module, names] of text(file).matchAll(/^\s*from models\.(\w+) import (.+)$/gm))
    for (const name of names.split(",")) out.set(name.trim(), path.join(BLENDER, "models", module + ".py"));
  return out;
}

/** The code of a model: its function and, transitively, the functions that it calls. */
function codeOf(model, kind) {
  const collected = new Map();
  const todo = [[path.join(BLENDER, "models", families[model] + ".py"), model]];
  while (todo.length) {
    const [file, name] = todo.pop();
    const key = path.basename(file) + ":" + name;
    const body = parseFunctions(file).get(name);
    if (body === undefined || collected.has(key)) continue;
    collected.set(key, body);
    const foreign = readImports(file);
    for (const [word] of body.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      if (parseFunctions(file).has(word)) todo.push([file, word]);
      else if (foreign.has(word)) todo.push([foreign.get(word), word]);
    }
    // Models may look up a part by name: globals()["_" + kind].
    if (body.includes("globals()")) todo.push([file, "_" + kind]);
  }
  // Without the file name: moving a function to another file must not invalidate pictures.
  return [...collected]
    .map(([key, body]) => `${key.split(":")[1]}\n${body.trimEnd()}`)
    .sort()
    .join("\n");
}

const codes = new Map();

/**
 * Hashes what a picture depends on: its entry (without its descriptions), the code of its model, and the
 * studio's look. Increase the number in `blender/look.txt` when a change to blender/lib should
 * apply to every picture; a fix for one model then does not render everything again.
 */
export function hashOf(shot) {
  const { alt: _alt, tags: _tags, for: _for, of: _of, ...seen } = shot;
  const key = shot.model + ":" + (shot.params.kind ?? shot.params.scene ?? "");
  if (!codes.has(key)) codes.set(key, codeOf(shot.model, shot.params.kind ?? shot.params.scene));
  return createHash("sha256")
    .update(JSON.stringify(seen))
    .update(codes.get(key))
    .update(look)
    .digest("hex")
    .slice(0, 16);
}

export const hasModel = (shot) =>
  existsSync(path.join(BLENDER, "models", families[shot.model] + ".py")) &&
  parseFunctions(path.join(BLENDER, "models", families[shot.model] + ".py")).has(shot.model);

/** Compiles globs, separated by commas as in `bowl-*,cup-*`, to a predicate. */
export function createMatcher(globs) {
  if (!globs) return () => true;
  const parts = globs.split(",").map(
    (g) =>
      new RegExp(
        "^" +
          g
            .trim()
            .replace(/[.+^${}()|[\]\\]/g, "\\$&")
            .replaceAll("*", ".*")
            .replaceAll("?", ".") +
          "$",
      ),
  );
  return (name) => parts.some((r) => r.test(name));
}
