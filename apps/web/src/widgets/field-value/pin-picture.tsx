import { distanceText, type Pin } from '@placekeeper/contracts/wording/pin-distance';
import { cn } from '@placekeeper/ui/lib/cn';
import { use } from 'react';
import { ChangeMarks, type BeforeAfter } from './before-after.ts';
import { pinPlan } from './pin-plan.ts';

const [width, height] = [240, 200];
const [centreX, centreY] = [112, 100];
const radius = 92;

interface PinPictureProps extends BeforeAfter<Pin> {
  readonly titles: BeforeAfter<string>;
}

/** Both pins on distance rings. Hidden from screen readers, because a sentence beside it has the distance and direction. */
export function PinPicture({ before, after, titles }: PinPictureProps) {
  const marks = use(ChangeMarks);
  const plan = pinPlan({ before, after }, radius);
  const [ring = radius] = plan.rings;
  const looks = {
    before: cn('fill-surface', marks.removed === 'kept' ? 'stroke-text-2' : 'stroke-removed'),
    after: cn('stroke-surface', marks.added === 'removed' ? 'fill-removed' : 'fill-added'),
  };
  return (
    <div aria-hidden className="mb-2 rounded-6 border border-line bg-surface px-3 py-2.5">
      <svg
        className="mx-auto block h-50 [direction:ltr] max-w-full forced-color-adjust-none print:[print-color-adjust:exact]"
        data-step={plan.step}
        viewBox={`0 0 ${width} ${height}`}
      >
        <g transform={`translate(${centreX} ${centreY})`}>
          {plan.rings.map((size) => (
            <circle key={size} className="fill-none stroke-line-control/50" data-ring="" r={size} />
          ))}
          <line
            className="stroke-text-3"
            strokeDasharray="3 3"
            x2={plan.after.x}
            y2={plan.after.y}
          />
          <circle className={looks.before} data-pin="before" r={5} strokeWidth={2.5} />
          <circle
            className={looks.after}
            cx={plan.after.x}
            cy={plan.after.y}
            data-pin="after"
            r={5.5}
            strokeWidth={1.5}
          />
        </g>
        <g className="fill-text-2 text-11" textAnchor="middle">
          <path d="M222 24 227 36 222 33 217 36z" />
          <text x={222} y={19}>
            N
          </text>
        </g>
        <Scale length={ring} text={distanceText(plan.step)} />
      </svg>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-x-4 gap-y-1 text-12 text-text-2">
        {(['before', 'after'] as const).map((side) => (
          <li key={side} className="flex min-w-0 items-center gap-1.5">
            <svg className="size-3 shrink-0 forced-color-adjust-none" viewBox="-7 -7 14 14">
              <circle className={looks[side]} r={5} strokeWidth={side === 'before' ? 2.5 : 0} />
            </svg>
            <span className="min-w-0 wrap-anywhere">{titles[side]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScaleProps {
  /** The distance between two rings, in pixels. */
  readonly length: number;
  readonly text: string;
}

/** A bar as long as the distance between two rings. */
const Scale = ({ length, text }: ScaleProps) => (
  <g transform={`translate(${width - 4} ${height - 4})`}>
    <path
      className="fill-none stroke-text-2"
      d={`M0 -4V0H${-length}V-4`}
      data-scale={length}
      strokeWidth={1}
    />
    <text className="fill-text-2 text-11" textAnchor="end" y={-6}>
      {text}
    </text>
  </g>
);
