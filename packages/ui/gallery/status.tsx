import { Avatar } from '../src/components/avatar.tsx';
import { Badge } from '../src/components/badge.tsx';
import { LabelChip } from '../src/components/label-chip.tsx';
import { RelativeTime } from '../src/components/relative-time.tsx';
import { StatusDot } from '../src/components/status-dot.tsx';
import { TagChip } from '../src/components/tag-chip.tsx';
import { tagColours } from '../src/lib/tag-colour.ts';
import { Section, Specimen } from './specimen.tsx';

const minute = 60_000;
const ages = [0, 14 * minute, 130 * minute, 26 * 60 * minute, 9 * 24 * 60 * minute];
const start = Date.now();

export function Status() {
  return (
    <Section
      id="status"
      lead="Words carry the state; colour helps the eye to find it."
      title="Status"
    >
      <Specimen name="Badge">
        <Badge>12</Badge>
        <Badge tone="pending">3</Badge>
        <Badge tone="pending">1,031</Badge>
        <Badge tone="added">Added</Badge>
        <Badge tone="removed">Removed</Badge>
        <Badge tone="accent">New</Badge>
      </Specimen>
      <Specimen name="Status dot">
        <StatusDot tone="ok">Managed</StatusDot>
        <StatusDot tone="neutral">Not managed</StatusDot>
        <StatusDot tone="pending">Publishing</StatusDot>
        <StatusDot tone="danger">Reconnect needed</StatusDot>
        <StatusDot tone="accent">Importing</StatusDot>
      </Specimen>
      <Specimen name="Tag">
        {tagColours.map((colour) => (
          <TagChip key={colour} colour={colour} name={colour} />
        ))}
        <TagChip colour="teal" name="Flagship" onRemove={() => undefined} />
        <TagChip className="w-32" colour="rose" name="Holiday hours in the south" />
        <TagChip
          className="w-40"
          colour="blue"
          name="Holiday hours in the south"
          onRemove={() => undefined}
        />
      </Specimen>
      <Specimen name="Label">
        {tagColours.map((colour) => (
          <LabelChip key={colour} colour={colour} name={colour} />
        ))}
        <LabelChip className="w-32" colour="rose" name="Holiday hours in the south" />
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Olivia Marsh" />
        <Avatar name="Olivia" />
        <Avatar name="Élodie van der Berg" />
      </Specimen>
      <Specimen name="Relative time">
        {ages.map((age) => (
          <RelativeTime key={age} date={start - age} />
        ))}
        {ages.slice(1, 4).map((age) => (
          <RelativeTime key={age} className="text-text-3" date={start - age} length="narrow" />
        ))}
      </Specimen>
    </Section>
  );
}
