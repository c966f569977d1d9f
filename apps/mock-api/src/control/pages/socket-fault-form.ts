import type { Context } from 'hono';
import { html } from 'hono/html';
import type { SocketFaults } from '../socket-faults.ts';
import { callForm, options, tick } from './markup.ts';

export const socketFaultForm = (context: Context, faults: SocketFaults) =>
  callForm(
    context,
    'changeSocketFaults',
    html`<div class="ticks">
        ${tick('drop_events', 'Events get lost', faults.dropEvents)}
        ${tick('duplicate_events', 'Events come twice', faults.duplicateEvents)}
        ${tick('reorder_events', 'Events overtake each other', faults.reorderEvents)}
        ${tick('drop_pings', 'Pings get lost', faults.dropPings)}
      </div>
      <label class="field">
        <span>Events late by, ms</span>
        <input
          type="number"
          name="delay_events_ms"
          min="0"
          max="60000"
          required
          value="${faults.delayEventsMs}"
        />
      </label>
      <label class="field">
        <span>Refuses like</span>
        <select name="dialect">
          ${options(['reverb', 'soketi'], faults.dialect)}
        </select>
      </label>
      <label class="field">
        <span>New sockets are answered</span>
        <select name="refuse_upgrades.status">
          <option value="">as ever</option>
          ${options(['401', '403', '429', '500', '503'], String(faults.refuseUpgrades?.status ?? ''))}
        </select>
      </label>
      <label class="field">
        <span>how often</span>
        <input
          type="number"
          name="refuse_upgrades.times"
          min="1"
          value="${faults.refuseUpgrades?.times ?? ''}"
          placeholder="until changed"
        />
      </label>
      <button class="button" type="submit">Set</button>`,
    'fields',
  );
