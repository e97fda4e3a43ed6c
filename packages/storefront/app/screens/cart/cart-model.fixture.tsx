import { cart as example, settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import type { CartLine, Settings } from "@noren/contract";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { expect, vi } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { useCartModel } from "./cart.model.ts";

const [found] = example.detail.products;
if (!found) throw new Error("The example cart has no line");
export const line: CartLine = found;
export const first = { ...line, key: "first" };
export const second = { ...line, key: "second" };
export const holding = (...products: CartLine[]) =>
  Response.json({ ...example, detail: { ...example.detail, products } });

/** A cart with two lines of 2 pieces, and its pending changes, each answered by `answer`. */
export async function openCartModel(changed: Partial<Settings> = {}) {
  const sent: unknown[] = [];
  const gates: PromiseWithResolvers<Response>[] = [];
  const waiting = (change: (body: object) => unknown) => (body: unknown, signal: AbortSignal) => {
    sent.push(change(body as object));
    const gate = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => gate.reject(signal.reason));
    gates.push(gate);
    return gate.promise;
  };
  let nextCart: Response | null = null;
  const { store, requests, navigations } = testApp({
    path: paths.cart(),
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      "POST /v1/carts/init": () => nextCart ?? holding(first, second),
      "PATCH /v1/carts/products/modify": waiting((body) =>
        "key" in body && "quantity" in body ? [body.key, body.quantity] : body,
      ),
      "PATCH /v1/carts/products/delete": waiting((body) => ("key" in body ? [body.key] : body)),
      "PATCH /v1/carts/products/add-set": waiting((body) => body),
      [`GET /v1/products/${line.product_info.key}/accessories`]: () => Response.json(catalogueExamples.listAccessories),
      [`GET /v1/products/${line.product_info.key}/recommend`]: () =>
        Response.json({ data: [line.product_info, { ...line.product_info, id: 99 }] }),
      "PATCH /v1/carts/products/save": waiting((body) => body),
      "PATCH /v1/carts/accessories/add": waiting((body) => body),
      "PATCH /v1/carts/accessories/modify": waiting((body) => body),
      "PATCH /v1/carts/transaction/error/delete": waiting((body) => body),
      "PATCH /v1/carts/reset": waiting((body) => body),
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useCartModel, { wrapper });
  await vi.waitFor(() => expect(result.current.cart?.detail.products).toHaveLength(2));
  const waitForChanges = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  const answer = async (response: Response) => {
    const count = sent.length;
    await act(async () => gates[count - 1]?.resolve(response));
  };
  const want = (of: CartLine, quantity: number) => act(() => result.current.onQuantityChanged(of, quantity));
  const wanted = () => Object.fromEntries(result.current.wantedQuantities);
  const quantities = () => result.current.cart?.detail.products.map(({ quantity }) => quantity);
  const next = (opened: Response) => void (nextCart = opened);
  return { store, requests, navigations, next, result, sent, waitForChanges, answer, want, wanted, quantities };
}
