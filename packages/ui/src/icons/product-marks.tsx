import { Icon, type IconProps } from './icon.tsx';

/** Local platform home: a hub with its products, to differ from the house of our own home. */
export function PlatformHomeMark(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="2.75" />
      <path d="M10 7.25V5M7.6 11.4l-2 1.2M12.4 11.4l2 1.2" />
      <circle cx="10" cy="3.4" r="1.6" />
      <circle cx="4.2" cy="13.5" r="1.6" />
      <circle cx="15.8" cy="13.5" r="1.6" />
    </Icon>
  );
}

/** Local ranking grids: nine places that ask the same search. */
export function RankingGridsMark(props: IconProps) {
  return (
    <Icon {...props}>
      {[3.75, 10, 16.25].flatMap((y) =>
        [3.75, 10, 16.25].map((x) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            fill={x === 10 && y === 10 ? 'currentColor' : undefined}
            r={1.6}
          />
        )),
      )}
    </Icon>
  );
}

/** Local rank tracker: a position that rises over time. */
export function RankTrackerMark(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 2.75v12.5a2 2 0 0 0 2 2h12.5" />
      <path d="m6.25 12.75 3.25-3.5 2.5 2.25 4.75-5.75" />
      <path d="M13.5 5.25h3.5v3.5" />
    </Icon>
  );
}

/** Local citation finder: mentions under a lens. */
export function CitationFinderMark(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.75" cy="8.75" r="6" />
      <path d="m13.1 13.1 4.15 4.15" />
      <path d="M6.25 7.25h5M6.25 10.25h3" />
    </Icon>
  );
}

/** Reputation builder: a review with its star. */
export function ReputationBuilderMark(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 3h10.5a2 2 0 0 1 2 2v7.25a2 2 0 0 1-2 2H9.5L6 17.25v-3H4.75a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z" />
      <path d="m10 5.6.95 1.95 2.1.3-1.55 1.5.4 2.15-1.9-1.05-1.9 1.05.4-2.15-1.55-1.5 2.1-.3Z" />
    </Icon>
  );
}

/** Listings service: a shop with its entry in a directory. */
export function ListingsMark(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 3h10.8l1.85 4.5H2.75Z" />
      <path d="M2.75 7.5a2.42 2.42 0 0 0 4.83 0 2.42 2.42 0 0 0 4.84 0 2.42 2.42 0 0 0 4.83 0" />
      <path d="M4.25 9.9V15.5a1.5 1.5 0 0 0 1.5 1.5h8.5a1.5 1.5 0 0 0 1.5-1.5V9.9M7.5 13.5h5" />
    </Icon>
  );
}
