/** Refuses or stops a task: too many wait, or this one takes too long. */
export class WorkerRefusal extends Error {
  override readonly name = "WorkerRefusal";
  readonly reason: "busy" | "timeout";
  constructor(reason: "busy" | "timeout") {
    super(reason);
    this.reason = reason;
  }
}
