import { Component, type ReactNode } from "react";

/** The text when the error page itself fails [error.page-failure]. */
const PAGE_FAILURE = "An error occurred while showing the error page";

/** Catches a failure of the error page and renders the plain text instead. */
export class PageFailureBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? <p>{PAGE_FAILURE}</p> : this.props.children;
  }
}

/** Replaces the router's own 500 answer, which it gives when the error page fails too, by the plain text. */
export function replaceRouterFailure(answer: Response): Response {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  return answer.status !== 500 || isPage
    ? answer
    : new Response(PAGE_FAILURE, { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
