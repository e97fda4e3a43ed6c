/** The kind of a thrown error: a refusal, which is a normal answer; a lost database; or anything else. */
export type FailureKind = "expected" | "lost" | "bug";
