import { html } from 'hono/html';
import { callMarkup, exampleMarkup, schemaMarkup, type Call } from './call-markup.ts';
import {
  entriesOf,
  listOf,
  objectOf,
  type Documents,
  type JsonObject,
} from '@placekeeper/contracts/export/json-schema';
import { textOf } from './documents.ts';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** The contract as a page: every call, model and event, each with an anchor. */
export function referenceMarkup({ openApi, asyncApi }: Documents) {
  const resources = Map.groupBy(callsOf(openApi), ({ id }) => id.split('.')[0] ?? id);
  const models = entriesOf(objectOf(openApi['components'])['schemas']);
  const events = entriesOf(objectOf(asyncApi['components'])['messages']);
  const groups: readonly Group[] = [
    ...[...resources].map(([name, calls]) => ({
      id: `resource-${name}`,
      title: spaced(name),
      entries: calls.map(({ id }) => ({ id, title: spaced(id.slice(id.indexOf('.') + 1)) })),
    })),
    {
      id: 'events',
      title: 'Events',
      entries: events.map(([name]) => ({ id: `event-${name}`, title: name })),
    },
    {
      id: 'models',
      title: 'Models',
      entries: models.map(([name]) => ({ id: `model-${name}`, title: name })),
    },
  ];
  const information = objectOf(openApi['info']);

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Reference · Mock platform</title>
        <link rel="stylesheet" href="/__mock/reference.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${contentsMarkup(groups)}
        <main id="content">
          <h1>${textOf(information['title'])}, ${textOf(information['version'])}</h1>
          <p class="lead">
            Every call and event in the contract. The examples are responses of the mock platform.
          </p>
          <ul class="files">
            <li><a href="/__mock/openapi.json">OpenAPI 3.1</a></li>
            <li><a href="/__mock/asyncapi.json">AsyncAPI 3.0</a></li>
            <li><a href="/__mock">Mock platform</a></li>
          </ul>
          ${[...resources].map(
            ([name, calls]) =>
              html`<section>
                <h2 id="resource-${name}">${spaced(name)}</h2>
                ${calls.map((call) => callMarkup(call, openApi))}
              </section>`,
          )}
          <section>
            <h2 id="events">Events</h2>
            <p class="lead">${textOf(channelOf(asyncApi)['description'])}</p>
            ${events.map(([name, message]) => eventMarkup(name, message))}
          </section>
          <section>
            <h2 id="models">Models</h2>
            ${models.map(
              ([name, schema]) =>
                html`<article id="model-${name}">
                  <h3><a class="anchor" href="#model-${name}">${name}</a></h3>
                  ${schemaMarkup(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

const contentsMarkup = (groups: readonly Group[]) =>
  html`<nav aria-label="Contents">
    <details>
      <summary>Contents</summary>
      <ul class="groups">
        ${groups.map(
          ({ id, title, entries }) =>
            html`<li class="group">
              <a href="#${id}">${title}</a>
              <ul>
                ${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>`)}
              </ul>
            </li>`,
        )}
      </ul>
    </details>
  </nav>`;

function eventMarkup(name: string, message: JsonObject) {
  const [example] = listOf(message['examples']);
  return html`<article id="event-${name}">
    <h3><a class="anchor" href="#event-${name}">${textOf(message['summary'])}</a></h3>
    <p class="line">
      <span class="method">${name}</span>
    </p>
    <h4>Payload</h4>
    ${schemaMarkup(objectOf(message['payload']))} ${exampleMarkup(example?.['payload'])}
  </article>`;
}

const callsOf = (openApi: JsonObject): readonly Call[] =>
  entriesOf(openApi['paths']).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]) => ({
      id: textOf(operation['operationId']),
      method,
      path,
      operation,
    })),
  );

const channelOf = (asyncApi: JsonObject) => objectOf(objectOf(asyncApi['channels'])['user']);

const spaced = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
