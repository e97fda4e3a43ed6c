import { existsSync, readFileSync } from "node:fs";

/** What a run of tests ended with. */
export interface Results {
  passed: number;
  failures: readonly Failure[];
}

/** A test that failed, and its error messages. */
export interface Failure {
  test: string;
  message: string;
  /** What a browser test's page showed then, as the tree of its roles and names. */
  page?: string;
  /** The messages, values and calls of all its pages (`describe-pages.ts` of the browser tests). */
  pages?: string;
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; message: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** Reads Vitest's JSON report. A file that cannot be loaded is one failure. */
export function readVitest(report: unknown): Results {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => ({ test: `${name} › ${test.fullName}`, message: test.failureMessages.join("\n") }));
    return failed.length === 0 && message ? [{ test: name, message }] : failed;
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors: { message?: string }[]; attachments: Attachment[] }[];
}

/** A file, or text in base64. */
interface Attachment {
  name: string;
  path?: string;
  body?: string;
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as passed. */
export function readPlaywright(report: unknown): Results {
  const { stats, suites, errors } = report as {
    stats: { expected: number; flaky: number };
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  };
  const specs = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const failures = suites.flatMap(specs).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file}:${line} › ${title}`,
        message: joinMessages(results.flatMap((result) => result.errors)),
        ...readPages(results.flatMap((result) => result.attachments)),
      })),
  );
  const outsideTests = errors.length === 0 ? [] : [{ test: "outside the tests", message: joinMessages(errors) }];
  return { passed: stats.expected + stats.flaky, failures: [...failures, ...outsideTests] };
}

/** The block of the page in Playwright's description of a failure, and the text about all pages; nothing without a page. */
function readPages(attachments: readonly Attachment[]): Pick<Failure, "page" | "pages"> {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  const page = path && existsSync(path) && /```yaml\n(.*?)\n```/s.exec(readFileSync(path, "utf8"))?.[1];
  const pages = attachments.find(({ name }) => name === "pages")?.body;
  return { ...(page && { page }), ...(pages && { pages: Buffer.from(pages, "base64").toString() }) };
}

const joinMessages = (errors: readonly { message?: string }[]) =>
  errors.flatMap(({ message }) => message ?? []).join("\n");
