import { type Call, type CallName, commonErrorsOf } from "@noren/contract";
import { authWords } from "@noren/contract/auth-words";
import { type Example, requestAddress, exampleOf } from "@noren/contract/example";
import { paginationHeaders } from "@noren/contract/shapes/pagination";
import type { GenericSchema } from "valibot";
import { html, type Markup } from "../mail/markup.ts";
import type { Comments } from "./comments.ts";
import { type Field, fieldsOf, typeOf } from "./fields.ts";

/** What the page is made of. */
export interface Sources {
  comments: Comments;
  /** The shapes that have a section of their own, by their schemas. */
  shapes: ReadonlyMap<GenericSchema, string>;
}

const NOTHING = html``;

/** One call: who may make it, what it takes and answers, its errors and an example. */
export function callSection(name: CallName, call: Call, sources: Sources): Markup {
  const { method, path, auth, summary, params, query, body, answer, upload, file = [] } = call;
  const example = exampleOf(name, call);
  return html`<article id="${name}">
    <h3><span class="method ${method}">${method}</span> <code>${path}</code></h3>
    <p>${summary}.</p>
    <dl>
      <dt>Name</dt>
      <dd><code>${name}</code></dd>
      <dt>Auth</dt>
      <dd>${authWords[auth]}</dd>
    </dl>
    ${part("Path parameters", name, params, sources)} ${part("Query", name, query, sources)}
    ${part(upload ? "Form fields" : "Body", name, body, sources)}
    ${
      upload
        ? html`<p>
            Multipart; the field <code>file</code> takes ${upload.types.join(", ")}, ${upload.maxBytes} bytes at the
            most.
          </p>`
        : NOTHING
    }
    ${
      file.length > 0
        ? html`<h4>File</h4>
            <p>${file.join(", ")}, named by <code>x-suggested-filename</code>.</p>`
        : NOTHING
    }
    ${
      answer || file.length > 0
        ? part("Answer (200)", name, answer, sources)
        : html`<h4>Answer</h4>
            <p>204 without a body.</p>`
    }
    ${headers(call)} ${errors(call)} ${examples(example, call)}
  </article> `;
}

/** A shape that several calls share. */
export function shapeSection(name: string, schema: GenericSchema, sources: Sources): Markup {
  const comment = sources.comments.of(name);
  return html`<article id="shape-${name}">
    <h3><code>${name}</code></h3>
    ${comment ? html`<p>${comment}</p>` : NOTHING} ${table(name, fieldsOf(schema, sources.shapes), sources.comments)}
  </article> `;
}

function part(title: string, owner: string, schema: GenericSchema | undefined, sources: Sources): Markup {
  if (!schema) return NOTHING;
  const shape = sources.shapes.get(schema);
  if (shape)
    return html`<h4>${title}</h4>
      <p>${linkTo(shape)}</p> `;
  const fields = fieldsOf(schema, sources.shapes);
  const content = fields.length > 0 ? table(owner, fields, sources.comments) : html`<p>${typeOf(schema)}</p>`;
  return html`<h4>${title}</h4>
    ${content}`;
}

function table(owner: string, fields: readonly Field[], comments: Comments): Markup {
  const row = ({ name, path, type, isRequired, shape }: Field) =>
    html`<tr>
      <th scope="row"><code>${path}</code>${isRequired ? NOTHING : html` <small>optional</small>`}</th>
      <td>${shape ? named(type, shape) : type}</td>
      <td>${comments.ofField(owner, name)}</td>
    </tr> `;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Holds</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(row)}
    </tbody>
  </table> `;
}

/** The type with the shape's name in the place of the word. */
function named(type: string, shape: string): Markup {
  const [before = "", after = ""] = type.split("object");
  return html`${before}${linkTo(shape)}${after}`;
}

const linkTo = (shape: string) => html`<a href="#shape-${shape}"><code>${shape}</code></a>`;

function headers({ paged, headers: own = {} }: Call): Markup {
  const rows = [
    ...Object.entries(own),
    ...(paged
      ? Object.entries(paginationHeaders).map(([name, header]) => [header, `Pagination: ${name}`] as const)
      : []),
  ];
  if (rows.length === 0) return NOTHING;
  return html`<h4>Headers</h4>
    <dl>
      ${rows.map(
        ([name, words]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${words}</dd> `,
      )}
    </dl> `;
}

function errors(call: Call): Markup {
  const { errors: own = {} } = call;
  const rows = Object.entries(own);
  const common = Object.entries(commonErrorsOf(call)).filter(([code]) => !(code in own));
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${rows.map(([code, status]) => html`<li><strong>${status}</strong> <code>${code}</code></li> `)}
      <li class="common">Like every call: ${common.map(([code, status]) => html`${status} <code>${code}</code> `)}</li>
    </ul> `;
}

function examples(example: Example, call: Call): Markup {
  const { body, answer } = example;
  const request = [
    `${call.method} ${requestAddress(call, example)}`,
    ...(body === undefined ? [] : [JSON.stringify(body, null, 2)]),
  ];
  return html`<details>
    <summary>Example</summary>
    <pre>${request.join("\n\n")}</pre>
    ${answer === undefined ? NOTHING : html`<pre>${JSON.stringify(answer, null, 2)}</pre>`}
  </details> `;
}
