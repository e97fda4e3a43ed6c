import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Why something cannot be generated, in one line. */
export class GenerateError extends Error {
  override readonly name = "GenerateError";
}

/** Collects files and writes them together, so that a failing generator writes nothing. */
export class Draft {
  readonly #root: string;
  readonly #files = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Paths relative to the root. */
  get paths(): string[] {
    return [...this.#files.keys()];
  }

  has(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), "utf8");
  }

  /** Paths of the files in a folder, without the drafted ones. */
  list(folder: string): string[] {
    return readdirSync(join(this.#root, folder)).map((name) => `${folder}/${name}`);
  }

  /** @throws GenerateError when the file exists */
  add(path: string, text: string): void {
    if (this.has(path)) throw new GenerateError(`${path} exists already.`);
    this.#files.set(path, text);
  }

  change(path: string, edit: (text: string) => string): void {
    this.#files.set(path, edit(this.read(path)));
  }

  /** Writes and formats everything. */
  write(): void {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    execFileSync("oxfmt", this.paths, { cwd: this.#root, stdio: "pipe" });
  }
}
