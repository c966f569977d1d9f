import type { Context } from 'hono';
import { html } from 'hono/html';
import type { control } from '../contract.ts';
import type { Markup } from './page.ts';

type Verb = keyof typeof control;

export const callForm = (context: Context, verb: Verb, content: Markup, style = 'row') =>
  html`<form class="${style}" method="post" action="/__mock/forms/${verb}">
    <input type="hidden" name="return_to" value="${context.req.path}" />
    ${content}
  </form>`;

export const callButton = (
  context: Context,
  verb: Verb,
  label: string,
  values: Readonly<Record<string, string | number>> = {},
  /** Distinguishes buttons with the same label. */
  about = '',
) =>
  callForm(
    context,
    verb,
    html`${Object.entries(values).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}<button class="button" type="submit" ${about ? html`aria-label="${label}: ${about}"` : ''}>
        ${label}
      </button>`,
    'inline',
  );

export function section(title: string, content: Markup): Markup {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

export const options = (values: readonly string[], chosen?: string | null) =>
  values.map(
    (value) =>
      html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${value}</option>`,
  );

interface SelectOptions {
  readonly chosen?: string | null | undefined;
  /** The label of the option without a value. */
  readonly empty?: string;
}

export const selectField = (
  name: string,
  label: string,
  values: readonly string[],
  { chosen, empty }: SelectOptions = {},
) =>
  html`<label class="field">
    <span>${label}</span>
    <select name="${name}">
      ${empty === undefined ? '' : html`<option value="">${empty}</option>`}
      ${options(values, chosen)}
    </select>
  </label>`;

interface NumberField {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value?: number | null | undefined;
  readonly required?: true;
  readonly hint?: string;
}

export const numberField = (name: string, label: string, field: NumberField) =>
  html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      name="${name}"
      min="${field.min ?? ''}"
      max="${field.max ?? ''}"
      step="${field.step ?? 1}"
      ${field.required ? html`required` : ''}
      value="${field.value ?? ''}"
      placeholder="${field.hint ?? ''}"
    />
  </label>`;

export const tick = (name: string, label: string, checked: boolean, sentence = '') =>
  html`<label class="tick">
    <input type="hidden" name="${name}" value="false" />
    <input type="checkbox" name="${name}" value="true" ${checked ? html`checked` : ''} />
    <span>${label}${sentence ? html`<small>${sentence}</small>` : ''}</span>
  </label>`;

/** `2026-03-02 09:00:04` (UTC), with milliseconds if there are any. */
export const timeText = (time: number) =>
  new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(\.000)?Z$/, '');
