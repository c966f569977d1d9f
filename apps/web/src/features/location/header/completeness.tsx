import type { Location } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { cn } from '@placekeeper/ui/lib/cn';
import { Link, useLocation } from 'react-router';
import { givenFacts } from '../../../data/portfolio/given-facts.ts';
import { missingFacts, type MissingFact } from '../../../data/portfolio/record-filters.ts';
import { missingNames } from '../../../widgets/filters/missing-names.ts';
import { fieldPlace } from '../../../widgets/publishing/field-place.ts';

const fields: Readonly<Record<MissingFact, ProviderField>> = {
  description: 'profile.description',
  hours: 'regularHours',
  phone: 'phoneNumbers',
  website: 'websiteUri',
};

/** Links to the missing fields of a profile. A field that the platform doesn't send isn't missing. */
export function Completeness({ location }: { readonly location: Location }) {
  const { state } = useLocation();
  const given = givenFacts(location);
  const missing = missingFacts.filter((fact) => given[`has_${fact}`] === false);
  if (missing.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-12 max-md:hidden">
      <Ring parts={missingFacts.map((fact) => given[`has_${fact}`])} />
      <ul className="flex flex-wrap gap-x-3">
        {missing.map((fact) => (
          <li key={fact}>
            <Link
              className="rounded-4 text-text-2 underline-offset-3 hover:text-text hover:underline"
              state={state}
              to={fieldPlace(location.id, fields[fact]) ?? ''}
            >
              {missingNames[fact]}
            </Link>
          </li>
        ))}
      </ul>
    </span>
  );
}

const [size, width] = [16, 3];
const radius = (size - width) / 2;
/** The gap between two arcs, as a fraction of the ring. */
const gap = 0.05;

/** One arc per fact, clockwise from the top. An unknown fact has no arc. */
function Ring({ parts }: { readonly parts: readonly (boolean | undefined)[] }) {
  return (
    <svg
      aria-hidden
      className="size-4 shrink-0 -rotate-90 forced-color-adjust-none"
      viewBox={`0 0 ${size} ${size}`}
    >
      {parts.map(
        (isGiven, at) =>
          isGiven !== undefined && (
            <circle
              key={at}
              className={cn('fill-none', isGiven ? 'stroke-accent' : 'stroke-line-control/50')}
              cx={size / 2}
              cy={size / 2}
              data-given={isGiven}
              pathLength={1}
              r={radius}
              strokeDasharray={`${1 / parts.length - gap} 1`}
              strokeDashoffset={-(at / parts.length + gap / 2)}
              strokeWidth={width}
            />
          ),
      )}
    </svg>
  );
}
