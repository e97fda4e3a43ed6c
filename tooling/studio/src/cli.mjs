// npm run studio -- render|preview|contact-sheet|check; invalid arguments print the options.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { composeContactSheet } from "./sheet.mjs";
import { BLENDER, hashOf, hasModel, MASTERS, createMatcher, readIndex, readShots, ROOT, writeIndex } from "./shots.mjs";

const AVIF_QUALITY = 55;
const MAX_MASTERS_BYTES = 40e6;
/** The scale of drafts. They are marked as such, so that the next full render replaces them. */
const DRAFT_SCALE = 640 / 1200;

const { values: opt, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    model: { type: "string" },
    force: { type: "boolean", default: false },
    draft: { type: "boolean", default: false },
    samples: { type: "string" },
    scale: { type: "string" },
    out: { type: "string" },
    limit: { type: "string" },
    threads: { type: "string" },
  },
});

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The shots that the command line selects. */
function selectShots() {
  const isSelected = createMatcher(opt.only);
  const models = opt.model?.split(",");
  return readShots().filter((s) => isSelected(s.name) && (!models || models.includes(s.model)));
}

function requireBlender() {
  const r = spawnSync("blender", ["--version"], { encoding: "utf8" });
  if (r.error)
    fail(
      "The studio needs Blender, OpenCV and the Noto fonts to render: apt install blender python3-opencv fonts-noto-cjk fonts-noto-cjk-extra (the shop itself needs none of them).",
    );
}

const formatDuration = (s) =>
  s >= 3600
    ? `${Math.floor(s / 3600)} h ${Math.round((s % 3600) / 60)} min`
    : s >= 60
      ? `${Math.floor(s / 60)} min ${Math.round(s % 60)} s`
      : `${Math.round(s)} s`;

/** Renders shots one after the other in one Blender process, and converts each in a worker. */
async function renderShots(shots, { scale, samples, work, target, done }) {
  mkdirSync(work, { recursive: true });
  const jobs = path.join(work, `jobs-${process.pid}.json`);
  writeFileSync(jobs, JSON.stringify({ scale, samples, work, shots }));
  const threads = opt.threads ? ["-t", opt.threads] : [];
  const script = ["-P", path.join(BLENDER, "main.py"), "--", jobs];
  const blender = spawn("blender", ["-b", "--factory-startup", ...threads, ...script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  os.setPriority(blender.pid, Math.max(10, os.getPriority()));
  const worker = new Worker(new URL("./finish.mjs", import.meta.url));
  const byName = new Map(shots.map((s) => [s.name, s]));
  const recentOutput = [];
  let stopped = false;
  let failed = 0;
  let count = 0;
  const start = Date.now();
  const stop = () => {
    if (stopped) return;
    stopped = true;
    console.log("Stopping; finished pictures are kept, the others are rendered next time.");
    blender.kill();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  let chain = Promise.resolve();
  const finish = (msg) =>
    new Promise((resolve) => {
      worker.once("message", resolve);
      worker.postMessage(msg);
    });
  createInterface({ input: blender.stderr }).on("line", (l) => recentOutput.push(l));
  for await (const line of createInterface({ input: blender.stdout })) {
    if (!line.startsWith("STUDIO ")) {
      if (!/^(Fra:|Saved:| Time:|$)/.test(line)) recentOutput.push(line);
      if (recentOutput.length > 200) recentOutput.splice(0, 100);
      continue;
    }
    const r = JSON.parse(line.slice(7));
    if (r.error) {
      failed++;
      console.error(`✗ ${r.name}: ${r.error}\n${recentOutput.splice(0).slice(-14).join("\n")}`);
      continue;
    }
    chain = chain.then(async () => {
      const t = Date.now();
      const shot = byName.get(r.name);
      const file = target(shot);
      const m = await finish({ passes: r.file, target: file, quality: AVIF_QUALITY });
      rmSync(path.dirname(r.file), { recursive: true, force: true });
      count++;
      if (m.error) {
        failed++;
        console.error(`✗ ${r.name}: ${m.error}`);
        return;
      }
      done?.(shot, { ...m, file });
      const each = (Date.now() - start) / 1000 / count;
      const left = shots.length - count - failed;
      console.log(
        `${count}/${shots.length} ${r.name}  ${r.seconds} s + ${((Date.now() - t) / 1000).toFixed(1)} s, ${(m.bytes / 1000).toFixed(1)} kB${left > 0 ? `, ${formatDuration(left * each)} left` : ""}`,
      );
    });
  }
  await chain;
  await worker.terminate();
  rmSync(jobs, { force: true });
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
  return { failed, stopped, count };
}

/** Updates alt texts in the index without rendering. */
function updateAltTexts(shots, index) {
  const changed = shots.filter((s) => index[s.name] && index[s.name].alt !== s.alt);
  for (const s of changed) index[s.name].alt = s.alt;
  if (changed.length) writeIndex(index, shots);
}

/** Orders shots so that every model comes once before any comes twice, and an interrupted run has every model. */
function orderByTurns(shots) {
  const nth = new Map();
  const rank = new Map();
  for (const s of shots) {
    const n = nth.get(s.model) ?? 0;
    nth.set(s.model, n + 1);
    rank.set(s, n);
  }
  return shots.toSorted((a, b) => rank.get(a) - rank.get(b));
}

async function render() {
  requireBlender();
  const index = readIndex();
  const all = readShots();
  updateAltTexts(all, index);
  const isDone = (s) => {
    const have = index[s.name]?.hash;
    const hash = hashOf(s);
    return (
      (have === hash || (opt.draft && have === `draft-${hash}`)) && existsSync(path.join(MASTERS, s.name + ".avif"))
    );
  };
  const missing = selectShots().filter((s) => !hasModel(s));
  if (missing.length)
    console.log(`${missing.length} shots have no model yet: ${[...new Set(missing.map((s) => s.model))].join(", ")}`);
  let todo = selectShots().filter((s) => hasModel(s) && (opt.force || !isDone(s)));
  todo = orderByTurns(todo);
  if (opt.limit) todo = todo.slice(0, Number(opt.limit));
  if (!todo.length) return console.log("Everything is rendered.");
  const hashes = new Map(todo.map((s) => [s.name, (opt.draft ? "draft-" : "") + hashOf(s)]));
  mkdirSync(MASTERS, { recursive: true });
  console.log(`${todo.length} to render.`);
  const r = await renderShots(todo, {
    scale: opt.draft ? DRAFT_SCALE : 1,
    samples: Number(opt.samples ?? (opt.draft ? 8 : 18)),
    work: path.join(ROOT, ".work"),
    target: (s) => path.join(MASTERS, s.name + ".avif"),
    done(shot, m) {
      const now = readIndex();
      now[shot.name] = {
        file: `masters/${shot.name}.avif`,
        width: m.width,
        height: m.height,
        color: m.color,
        alt: shot.alt,
        hash: hashes.get(shot.name),
      };
      // The list as it is now, so that a long render keeps the pictures of lines added since it began.
      writeIndex(now, readShots());
    },
  });
  if (r.failed) process.exitCode = 1;
}

async function preview() {
  requireBlender();
  const out = path.resolve(opt.out ?? path.join(ROOT, ".work", "preview"));
  mkdirSync(out, { recursive: true });
  const shots = selectShots().filter(hasModel);
  const r = await renderShots(shots, {
    scale: Number(opt.scale ?? 0.27),
    samples: Number(opt.samples ?? 12),
    work: path.join(ROOT, ".work", "p" + process.pid),
    target: (s) => path.join(out, s.name + ".png"),
  });
  await composeContactSheet(
    shots.map((s) => path.join(out, s.name + ".png")).filter((f) => existsSync(f)),
    path.join(out, "_sheet.png"),
    { columns: Math.min(5, shots.length), cell: Math.round(1200 * Number(opt.scale ?? 0.27)) },
  );
  if (r.failed) process.exitCode = 1;
}

async function writeContactSheet() {
  const index = readIndex();
  const shots = selectShots().filter((s) => index[s.name]);
  const out = path.resolve(opt.out ?? path.join(ROOT, "contact-sheet.webp"));
  await composeContactSheet(
    shots.map((s) => path.join(ROOT, index[s.name].file)),
    out,
    { columns: 14, cell: 160 },
  );
  console.log(`${out}: ${shots.length} pictures`);
}

/** Checks that `shots.json`, `masters.json` and the files agree. Works without Blender. */
function check() {
  const index = readIndex();
  const shots = readShots();
  const problems = [];
  const files = existsSync(MASTERS) ? readdirSync(MASTERS).filter((f) => !f.startsWith(".")) : [];
  for (const f of files) if (!index[f.replace(/\.avif$/, "")]) problems.push(`masters/${f} is not in masters.json`);
  const waiting = [];
  const stale = [];
  const drafts = [];
  for (const s of shots) {
    const m = index[s.name];
    if (!m) waiting.push(s.name);
    else if (!existsSync(path.join(ROOT, m.file))) problems.push(`${m.file} is missing`);
    else if (m.alt !== s.alt) problems.push(`${s.name}: masters.json has another alt text; run render`);
    else if (m.hash === `draft-${hashOf(s)}`) drafts.push(s.name);
    else if (m.hash !== hashOf(s)) stale.push(s.name);
  }
  const sizes = files.map((f) => statSync(path.join(MASTERS, f)).size).sort((a, b) => a - b);
  const total = sizes.reduce((a, b) => a + b, 0);
  if (total > MAX_MASTERS_BYTES)
    problems.push(`the masters have ${(total / 1e6).toFixed(1)} MB, more than ${MAX_MASTERS_BYTES / 1e6} MB`);
  console.log(
    `${shots.length} shots, ${files.length} masters, ${(total / 1e6).toFixed(2)} MB, median ${((sizes[sizes.length >> 1] ?? 0) / 1000).toFixed(1)} kB`,
  );
  if (waiting.length) console.log(`not rendered yet (${waiting.length}): ${waiting.join(" ")}`);
  if (drafts.length) console.log(`drafts of 640 px, to be rendered in full (${drafts.length}): ${drafts.join(" ")}`);
  if (stale.length) console.log(`rendered before the last change (${stale.length}): ${stale.join(" ")}`);
  if (problems.length) fail(problems.join("\n"));
}

const command = { render, preview, "contact-sheet": writeContactSheet, check }[positionals[0] ?? ""];
if (!command)
  fail(
    "studio render | preview | contact-sheet | check   [--only GLOB,GLOB] [--model NAME] [--draft] [--force] [--limit N] [--threads N] [--samples N] [--scale N] [--out PATH]",
  );
await command();
