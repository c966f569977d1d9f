import { changeSources } from '@placekeeper/contracts/model/google-update';
import {
  fieldLabel,
  isProviderField,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { LocationId } from '@placekeeper/contracts/core/id';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { invalid } from '../../domain/errors.ts';
import { receiveChange } from '../../domain/google-updates/commands/receive.ts';
import { listLocations } from '../../domain/locations/queries/list.ts';
import { formPage } from './signed-in.ts';
import { page } from './page.ts';

const path = '/profile-change';
const mostShown = 50;

export function profileChangePages(deps: Deps): Hono {
  return formPage(deps, path, {
    show,
    submit(actor, fields) {
      receiveChange(deps, actor, readChange(fields));
      return { search: typeof fields['search'] === 'string' ? fields['search'] : '', done: '1' };
    },
  });

  function show(context: Context, actor: Actor, problem?: string) {
    const search = (context.req.query('search') ?? '').slice(0, 200);
    const done = context.req.query('done') === '1' && problem === undefined;
    return page(
      context,
      'Change a profile on Google',
      html`<p>The value is made up: small, plausible and different from the current one.</p>
        ${done ? html`<p role="status"><strong>Changed.</strong></p>` : ''}
        ${problem ? html`<p role="alert">${problem}</p>` : ''}
        <form method="get" action="/__mock${path}" role="search">
          <label class="field">
            <span>Find a location</span>
            <input type="search" name="search" maxlength="200" value="${search}" />
          </label>
        </form>
        ${changeForm(actor, search)}`,
      { status: problem === undefined ? 200 : 422 },
    );
  }

  function changeForm(actor: Actor, search: string) {
    const { items, meta } = listLocations(deps, actor, { search, page: { size: mostShown } });
    if (items.length === 0) return html`<p>No locations match.</p>`;
    return html`<form method="post" action="/__mock${path}">
      <input type="hidden" name="search" value="${search}" />
      <label class="field">
        <span>Location (${items.length} of ${meta.total})</span>
        <select name="location_id">
          ${items.map(
            ({ row }) =>
              html`<option value="${row.id}">${row.name} ${row.storeCode ?? ''}</option>`,
          )}
        </select>
      </label>
      <label class="field">
        <span>Field</span>
        <select name="field">
          ${providerFields.map(
            (field) =>
              html`<option value="${field}" ${field === 'profile.description' ? 'selected' : ''}>
                ${describe(field)}
              </option>`,
          )}
        </select>
      </label>
      <fieldset>
        <legend>Who changes it</legend>
        ${changeSources.map(
          (source) =>
            html`<label class="choice">
              <input
                type="radio"
                name="type"
                value="${source}"
                ${source === 'google' ? 'checked' : ''}
              />
              <span>${source === 'google' ? 'Google' : 'An owner or manager'}</span>
              <span>${source}</span>
            </label>`,
        )}
      </fieldset>
      <div class="actions">
        <button class="button primary" type="submit">Change profile</button>
      </div>
    </form>`;
  }
}

const describe = (field: ProviderField) =>
  field.startsWith('attributes/url_')
    ? `${fieldLabel(field)} (${field.slice(15)})`
    : fieldLabel(field);

function readChange(form: Readonly<Record<string, unknown>>) {
  const id = z.safeParse(LocationId, Number(form['location_id']));
  const field = String(form['field']);
  const type = changeSources.find((source) => source === form['type']);
  if (!id.success || !isProviderField(field) || !type)
    throw invalid({ location_id: ['Choose a location, a field and a source.'] });
  return { locationId: id.data, field, type };
}
