import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Actor } from '../../domain/actor.ts';
import { callForm, options, section } from './markup.ts';

export const simulationSection = (context: Context, { user: { simulation } }: Actor) =>
  section(
    'Simulation',
    html`<p>How often Google changes profiles, and how fast jobs run.</p>
      ${callForm(
        context,
        'changeSimulation',
        html`<label class="field">
            <span>Activity</span>
            <select name="mood">
              ${options(['still', 'calm', 'busy'], simulation.mood)}
            </select>
          </label>
          <label class="field">
            <span>Speed, times</span>
            <input
              type="number"
              name="speed"
              min="0.1"
              max="1000"
              step="0.1"
              required
              value="${simulation.speed}"
            />
          </label>
          <label class="field">
            <span>Digest at, hour UTC</span>
            <input
              type="number"
              name="digest_hour"
              min="0"
              max="23"
              required
              value="${simulation.digestHour}"
            />
          </label>
          <button class="button" type="submit">Set</button>`,
      )}`,
  );
