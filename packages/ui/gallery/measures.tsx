import { Section, Specimen } from './specimen.tsx';
import { useTokens } from './use-tokens.ts';

const steps = [4, 8, 12, 16, 20, 24, 32, 48, 64];

const heights = ['spacing-control-sm', 'spacing-control', 'spacing-control-lg'] as const;
const rows = ['spacing-row-compact', 'spacing-row'] as const;

const radii = [
  { name: '4', use: 'tags, keys', look: 'rounded-4' },
  { name: '6', use: 'controls', look: 'rounded-6' },
  { name: '8', use: 'popovers, toasts', look: 'rounded-8' },
  { name: '12', use: 'dialogs', look: 'rounded-12' },
  { name: 'full', use: 'people, dots', look: 'rounded-full' },
];

const shadows = [
  { name: 'pop', use: 'menus, toasts', look: 'shadow-pop' },
  { name: 'dialog', use: 'dialogs', look: 'shadow-dialog' },
  { name: 'bar', use: 'the save bar', look: 'shadow-bar' },
];

const motions = [
  { name: 'hover', use: 'colour under the pointer' },
  { name: 'popover', use: 'menus and tooltips come' },
  { name: 'popover-out', use: 'and go' },
  { name: 'dialog', use: 'dialogs come' },
  { name: 'dialog-out', use: 'and go' },
  { name: 'move', use: 'something changes its place or length' },
] as const;

const durations = motions.map(({ name }) => `transition-duration-${name}` as const);

export function Measures() {
  const values = useTokens([...heights, ...rows, ...durations, 'ease-out', 'ease-in']);
  const px = (rem: string) => `${Number.parseFloat(rem) * 16}`;
  const ms = (time: string) => `${Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)} ms`;

  return (
    <Section
      id="measures"
      lead="Steps of four pixels. Rules instead of cards: only what floats casts a shadow, and only tables meet the edge of the page squarely."
      title="Space, radius, elevation, motion"
    >
      <Specimen name="Space">
        <ul className="flex flex-wrap items-end gap-4">
          {steps.map((step) => (
            <li key={step} className="grid justify-items-center gap-1 text-12 text-text-3">
              <span
                className="fill-on-paper bg-accent forced-colors:bg-[CanvasText]"
                style={{ width: step, height: step }}
              />
              {step}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Controls and rows">
        {[...heights, ...rows].map((name) => (
          <span
            key={name}
            className="inline-flex items-center rounded-6 border border-line-control bg-surface px-3 text-12 text-text-2"
            style={{ height: `var(--${name})` }}
          >
            {name.replace('spacing-', '')} {px(values[name])}
          </span>
        ))}
      </Specimen>
      <Specimen name="Radius">
        {radii.map(({ name, use, look }) => (
          <Tile key={name} look={`border border-line-control ${look}`} name={name} use={use} />
        ))}
      </Specimen>
      <Specimen name="Elevation">
        {shadows.map(({ name, use, look }) => (
          <Tile key={name} look={`rounded-8 border border-line ${look}`} name={name} use={use} />
        ))}
      </Specimen>
      <Specimen column name="Motion">
        <dl className="grid gap-1.5">
          {motions.map(({ name, use }) => (
            <div key={name} className="flex gap-x-4">
              <dt className="w-24 shrink-0 font-550">{name}</dt>
              <dd className="w-14 shrink-0 text-right font-mono text-12 leading-5">
                {ms(values[`transition-duration-${name}`])}
              </dd>
              <dd className="text-text-2">{use}</dd>
            </div>
          ))}
        </dl>
        <p className="text-text-2">
          Comes with <code className="font-mono text-12">{values['ease-out']}</code>, goes with{' '}
          <code className="font-mono text-12">{values['ease-in']}</code>. Where motion is reduced,
          only a fade of 80 ms is left; what the keyboard starts is there at once.
        </p>
      </Specimen>
    </Section>
  );
}

function Tile({ name, use, look }: { name: string; use: string; look: string }) {
  return (
    <div className={`grid h-16 min-w-28 content-center bg-surface px-3 ${look}`}>
      <span className="font-550">{name}</span>
      <span className="text-12 text-text-3">{use}</span>
    </div>
  );
}
