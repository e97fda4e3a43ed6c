import { Component, type ReactNode } from "react";

/** The page when the error page itself fails [error.page-failure]. In English, since whatever would say it otherwise has just failed. */
const PAGE_FAILURE = "An error occurred while showing the error page";

/** Stands around the last error page: where that fails too, these words are all there is. */
export class LastResort extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? <p>{PAGE_FAILURE}</p> : this.props.children;
  }
}

/** The router's answer; what it says for want of a page, when the error page could not be made either, is these words. */
export function orPageFailure(answer: Response): Response {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  return answer.status !== 500 || isPage
    ? answer
    : new Response(PAGE_FAILURE, { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
