import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { formatNumber } from '../../lib/text/format.ts';
import { isAnswered, type Answers } from '../../widgets/attributes/answers.ts';
import type { AttributeGroup } from './attribute-groups.ts';

const answeredIn = ({ attributes }: AttributeGroup, answers: Answers): number =>
  attributes.filter((attribute) => isAnswered(attribute, answers)).length;

export const countText = (group: AttributeGroup, answers: Answers): string =>
  `${formatNumber(answeredIn(group, answers))} of ${formatNumber(group.attributes.length)} set`;

const shareText = (group: AttributeGroup, answers: Answers): string =>
  `${formatNumber(answeredIn(group, answers))}/${formatNumber(group.attributes.length)}`;

interface GroupIndexProps {
  readonly answers: Answers;
  /** The groups on the page, with their visible attributes. */
  readonly groups: readonly AttributeGroup[];
  /** All groups with all their attributes. */
  readonly whole: readonly AttributeGroup[];
  readonly onChoose: (name: string) => void;
}

/** Buttons that go to the groups on the page, each with the share of the group's attributes that are set. */
export function GroupIndex({ answers, groups, whole, onChoose }: GroupIndexProps) {
  const shown = whole.filter(({ name }) => groups.some((group) => group.name === name));
  if (shown.length < 2) return null;
  return (
    <nav
      aria-label="Attribute groups"
      className="mt-3 max-w-202 min-[84rem]:sticky min-[84rem]:top-5 min-[84rem]:col-start-2 min-[84rem]:row-start-1 min-[84rem]:mt-5 min-[84rem]:h-fit min-[84rem]:max-h-[calc(100dvh-2.5rem)] min-[84rem]:overflow-y-auto min-[84rem]:border-l min-[84rem]:border-line min-[84rem]:py-1 min-[84rem]:pl-3.5 print:hidden"
    >
      <ul className="-ml-2.5 grid grid-cols-2 gap-x-1 sm:flex sm:flex-wrap min-[84rem]:ml-0 min-[84rem]:block">
        {shown.map((group) => (
          <li key={group.name} className="max-w-full">
            <Button
              className="max-w-full"
              size="sm"
              variant="ghost"
              onClick={() => onChoose(group.name)}
            >
              <Ring share={answeredIn(group, answers) / group.attributes.length} />
              <span className="min-w-0 truncate">{group.name}</span>
              <span aria-hidden className="font-normal text-text-3 tabular-nums max-sm:hidden">
                {shareText(group, answers)}
              </span>
              <VisuallyHidden>{countText(group, answers)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A fraction of the ring. A smaller filled or empty part would be invisible. */
const least = 0.04;

function Ring({ share }: { readonly share: number }) {
  const drawn = share > 0 && share < 1 ? Math.min(Math.max(share, least), 1 - least) : share;
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-4 -rotate-90 fill-none stroke-3">
      <circle cx="8" cy="8" r="6" className="stroke-line" />
      <circle
        cx="8"
        cy="8"
        r="6"
        pathLength="1"
        strokeDasharray={`${drawn} 1`}
        className={share === 1 ? 'stroke-added' : 'stroke-accent'}
      />
    </svg>
  );
}
