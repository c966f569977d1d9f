import { html } from 'hono/html';
import {
  entriesOf,
  listOf,
  objectOf,
  resolve,
  type Json,
  type JsonObject,
} from '@placekeeper/contracts/export/json-schema';
import { textOf } from './documents.ts';
import { rowsOf, typeOf, type SchemaRow, type TypeWord } from './schema-rows.ts';

export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
}

/** The documentation of one call. `document` contains the models to which the call refers. */
export function callMarkup({ id, method, path, operation }: Call, document: JsonObject) {
  const parameters = listOf(operation['parameters']);
  const [body] = entriesOf(objectOf(operation['requestBody'])['content']);
  return html`<article id="${id}">
    <h3><a class="anchor" href="#${id}">${textOf(operation['summary'])}</a></h3>
    <p class="line">
      <span class="method ${method}">${method.toUpperCase()}</span><span>${path}</span>
      ${operation['x-origin'] === 'ours' ? html`<span class="mark">not in the specification</span>` : ''}
    </p>
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${table(parameters.map(parameterRow))}`
        : ''
    }
    ${body ? bodyMarkup('Body', body) : ''}
    <h4>Responses</h4>
    <dl>
      ${entriesOf(operation['responses']).map(([status, response]) => {
        const { description, content } = resolve(document, response);
        const [media] = entriesOf(content);
        return html`<dt>${status}</dt>
          <dd>
            ${textOf(description)}${Number(status) < 300 && media ? mediaMarkup(media) : ''}
          </dd>`;
      })}
    </dl>
  </article>`;
}

type Media = readonly [type: string, media: JsonObject];

const bodyMarkup = (title: string, [type, media]: Media) =>
  html`<h4>${title}${type === 'application/json' ? '' : html` (${type})`}</h4>
    ${schemaMarkup(objectOf(media['schema']))} ${exampleMarkup(media['example'])}`;

const mediaMarkup = ([type, media]: Media) =>
  html`${type === 'application/json' ? '' : html` (${type})`}
  ${schemaMarkup(objectOf(media['schema']))} ${exampleMarkup(media['example'])}`;

/** A table of the fields, or the type of a schema without fields. */
export function schemaMarkup(schema: JsonObject) {
  const rows = rowsOf(schema);
  return rows.length > 0 ? table(rows) : html`<p>${words(typeOf(schema))}</p>`;
}

export const exampleMarkup = (example: Json | undefined) =>
  example === undefined
    ? ''
    : html`<details>
        <summary>Example</summary>
        <pre tabindex="0">
${typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>
      </details>`;

function parameterRow(parameter: JsonObject): SchemaRow {
  const schema = objectOf(parameter['schema']);
  const [plain] = rowsOf({ properties: { value: schema } });
  return {
    name: textOf(parameter['name']),
    required: parameter['required'] === true,
    type: typeOf(schema),
    limits: plain?.limits ?? '',
  };
}

const table = (rows: readonly SchemaRow[]) =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, required, type, limits }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>
                ${words(type)}${required ? '' : html` <span class="optional">(optional)</span>`}
                ${limits ? html`<span class="limits">${limits}</span>` : ''}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const words = (type: readonly TypeWord[]) =>
  type.map((word) =>
    typeof word === 'string' ? word : html`<a href="#model-${word.model}">${word.model}</a>`,
  );
