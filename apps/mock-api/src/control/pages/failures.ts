import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { damages } from '../../http/damage-answer.ts';
import { networkFaults, type ArmedFault } from '../../http/faults.ts';
import type { PageContext } from '../context.ts';
import { signedIn } from './signed-in.ts';
import { callButton, callForm, numberField, options, section, selectField } from './components.ts';
import { page } from './page.ts';

const statuses = [401, 403, 404, 409, 413, 419, 422, 429, 500, 502, 503, 504];

export function failurePages({ deps, faults, routes, flashes }: PageContext): Hono {
  const pages = new Hono();
  pages.get(
    '/failures',
    signedIn(deps, (context, actor) => {
      const armed = faults.list(actor.user.id);
      return page(
        context,
        'Failures',
        html`<p>Make calls of ${actor.user.name} fail. Other accounts aren’t affected.</p>
          ${section('Active', list(context, armed))} ${section('Add a failure', form(context))}`,
        { wide: true, flash: flashes.find(context.req.query('told')) },
      );
    }),
  );
  return pages;

  function form(context: Context) {
    const ids = routes.map(({ endpoint }) => endpoint.id);
    const resources = [...new Set(ids.map((id) => `${id.split('.')[0]}.*`))];
    return callForm(
      context,
      'armFault',
      html`<label class="field">
          <span>Calls</span>
          <select name="endpoint">
            <option value="*">* (all)</option>
            <optgroup label="Of a resource">${options(resources)}</optgroup>
            <optgroup label="One call">${options(ids)}</optgroup>
          </select>
        </label>
        ${numberField('times', 'Times', { min: 1, value: 1, hint: 'empty: until cleared' })}
        ${selectField('status', 'Response', statuses.map(String), { empty: 'default' })}
        ${numberField('delay_ms', 'Delay, ms', { min: 0 })}
        <label class="field">
          <span>Hold until released</span>
          <select name="hold">
            <option value="">no</option>
            <option value="true">yes</option>
          </select>
        </label>
        ${selectField('body', 'Corrupt the response', damages, { empty: 'no' })}
        <label class="field">
          <span>At path</span>
          <input name="at" placeholder="each in turn" />
        </label>
        ${selectField('network', 'Break the connection', networkFaults, { empty: 'no' })}
        ${numberField('retry_after', 'Retry-After, s', { min: 0 })}
        ${numberField('probability', 'Probability', { min: 0.01, max: 1, step: 0.01, hint: 'all' })}
        ${numberField('seed', 'Seed', { hint: '1' })}
        <button class="button primary" type="submit">Add failure</button>`,
      'fields',
    );
  }
}

function list(context: Context, armed: readonly ArmedFault[]) {
  if (armed.length === 0) return html`<p>None. Every call works normally.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Active failures by call">
      <table>
        <thead>
          <tr>
            <th scope="col">Calls</th>
            <th scope="col">Effect</th>
            <th scope="col" class="number">Hits</th>
            <th scope="col" class="number">Left</th>
            <th scope="col" class="number">Held</th>
            <th scope="col"><span class="hidden">Remove</span></th>
          </tr>
        </thead>
        <tbody>
          ${armed.map(
            (each) =>
              html`<tr>
                <td><code>${each.fault.endpoint}</code></td>
                <td>${describe(each)}</td>
                <td class="number">${each.hits} of ${each.calls}</td>
                <td class="number">${each.left === Infinity ? 'all' : each.left}</td>
                <td class="number">${each.waiting}</td>
                <td>
                  ${callButton(context, 'clearFault', 'Remove', { id: each.id }, each.fault.endpoint)}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="row">
      ${callButton(context, 'releaseFaults', 'Release held calls')}
      ${callButton(context, 'clearFaults', 'Remove all')}
    </div>`;
}

function describe({ fault }: ArmedFault): string {
  const parts = [
    fault.delayMs && `${fault.delayMs} ms delay`,
    fault.hold && 'held',
    fault.network,
    fault.status && `returns ${fault.status}`,
    fault.damage && `${fault.damage}${fault.at ? ` at ${fault.at}` : ''}`,
    fault.probability && `for ${Math.round(fault.probability * 100)}% of calls`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing';
}
