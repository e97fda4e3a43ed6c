import { describe, expect, test, vi } from "vitest";
import { address } from "./endpoints/address.ts";
import { addressFile } from "./endpoints/address-file.ts";
import { answering, testStore } from "./testing.ts";

const EXPORT = "GET /v1/me/user-addresses/export?encoding=shift_jis";
const IMPORT = "POST /v1/me/user-addresses/import";

describe("a call that answers a file", () => {
  async function download(answer: () => Response) {
    const save = vi.fn<(file: Blob, name: string) => void>();
    const { fetch } = answering({ [EXPORT]: answer });
    const store = testStore({ fetch, save });
    const { data, error } = await store.dispatch(
      addressFile.endpoints.exportAddresses.initiate({ encoding: "shift_jis" }),
    );
    return { data, error, save, state: JSON.stringify(store.getState()) };
  }

  test("[export.deferred] saves it under the suggested name; the store contains only the name", async () => {
    const { data, save, state } = await download(
      () =>
        new Response("secret", {
          headers: { "content-type": "text/csv; charset=Shift_JIS", "x-suggested-filename": "%E5%85%88.csv" },
        }),
    );
    expect(data).toEqual({ kind: "file", name: "先.csv" });
    expect([await save.mock.calls[0]?.[0].text(), save.mock.calls[0]?.[1]]).toEqual(["secret", "先.csv"]);
    expect(state).not.toContain("secret");
  });

  test("gets a default name when the server suggests none", async () => {
    const { data } = await download(() => new Response("a", { headers: { "content-type": "text/csv" } }));
    expect(data).toEqual({ kind: "file", name: "addresses.csv" });
  });

  test("[export.deferred] is deferred when the answer is JSON", async () => {
    const { data, save } = await download(() => Response.json({ message: "順番に作成しています。" }));
    expect([data, save.mock.calls]).toEqual([{ kind: "deferred" }, []]);
  });

  test.each([
    ["a refusal", Response.json({ message: "だめ" }, { status: 404 }), "notFound"],
    ["a page of a proxy", new Response("<html>", { headers: { "content-type": "text/html" } }), "server"],
    ["maintenance", Response.json({ message: "停止中", code: "maintenance" }), "maintenance"],
  ])("is not saved when it is %s", async (_, answer, kind) => {
    const { error, save } = await download(() => answer);
    expect([error, save.mock.calls]).toMatchObject([{ kind }, []]);
  });
});

test("a file is sent as a form, and the data that it changed is refetched", async () => {
  const { fetch, requests } = answering({
    [IMPORT]: () => Response.json({ added: 2, changed: 0 }),
    "GET /v1/me/user-addresses": () => Response.json({ data: [] }),
  });
  const store = testStore({ fetch });
  const book = store.dispatch(address.endpoints.listAddresses.initiate());
  await book;
  const file = new File(["a,b"], "先.csv", { type: "text/csv" });
  await store.dispatch(addressFile.endpoints.importAddresses.initiate(file));
  await Promise.all(store.dispatch(addressFile.util.getRunningQueriesThunk()));
  expect(requests.map(({ call }) => call)).toEqual(["GET /v1/me/user-addresses", IMPORT, "GET /v1/me/user-addresses"]);
  expect(requests[1]?.body).toMatchObject({ file: { name: "先.csv" } });
});
