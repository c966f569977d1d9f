import { Section, Specimen } from './specimen.tsx';

const scale = [
  { name: '28 / 34', use: 'Onboarding', look: 'text-28 font-600' },
  { name: '20 / 28', use: 'Title of a page', look: 'text-20 font-600' },
  { name: '16 / 24', use: 'Title of a section or dialog', look: 'text-16 font-600' },
  { name: '14 / 20', use: 'Forms and running text', look: 'text-14' },
  { name: '13 / 20', use: 'Everything else', look: 'text-13' },
  { name: '12 / 16', use: 'Meta', look: 'text-12 text-text-2' },
  { name: '11 / 16', use: 'Keys, initials', look: 'text-11 text-text-2' },
] as const;

const weights = [
  { name: 450, look: 'font-450' },
  { name: 550, look: 'font-550' },
  { name: 600, look: 'font-600' },
] as const;

export function Typography() {
  return (
    <Section
      id="type"
      lead="Inter for words, Geist Mono for what machines read: codes, coordinates, addresses. Seven sizes, three weights, figures of one width wherever numbers stand below each other."
      title="Type"
    >
      {scale.map(({ name, use, look }) => (
        <Specimen key={name} name={name}>
          <div className="flex w-full flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className={look}>Harbour Street Dental</span>
            <span className="text-12 text-text-3">{use}</span>
          </div>
        </Specimen>
      ))}
      <Specimen name="Weights">
        {weights.map(({ name, look }) => (
          <span key={name} className={`${look} mr-4 text-16`}>
            Locations {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Mono and figures">
        <code className="mr-4 font-mono text-12">HSD-001 · 51.4496, −2.5811</code>
        <span className="grid text-right tabular-nums">
          <span>2,504</span>
          <span>1,117</span>
        </span>
      </Specimen>
    </Section>
  );
}
