// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { contentExamples } from "@noren/contract/examples/content";
import { catalogFields } from "@noren/validation/fields/inquiry";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCatalogOrderModel } from "./catalog-order.model.ts";

afterEach(cleanup);

const [example] = contentExamples.listCatalogs.data;
const catalogs = [
  { ...example, key: "summer", title: "夏号", is_orderable: false },
  { ...example, key: "autumn", title: "秋号" },
  { ...example, key: "gift", title: "贈りもの" },
];
const values = Object.fromEntries(Object.keys(catalogFields).map((name) => [name, "値"]));

test("offers the catalogues that can be ordered, chooses the one of the URL, and sends an inquiry", async () => {
  const sent: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/catalog": () => Response.json({ data: catalogs }),
      "POST /v1/inquiries": (body) => {
        sent.push(body);
        return Response.json({ key: "7K3F9QXA2M" });
      },
    },
  });
  const { props } = renderModel(store, useCatalogOrderModel, [paths.catalogOrder({ catalog: "gift" })]);
  await vi.waitFor(() => expect(props().catalogs?.map(({ title }) => title)).toEqual(["秋号", "贈りもの"]));
  expect(props().chosen).toBe("贈りもの");
  await act(async () => props().onSubmitted({ ...values, catalog: "贈りもの", quantity: 2 } as never));
  expect(sent).toEqual([{ kind: "catalog", ...values, catalog: "贈りもの", quantity: 2 }]);
  expect(props().sentKey).toBe("7K3F9QXA2M");
});
