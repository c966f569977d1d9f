import { Icon, type IconProps } from './icon.tsx';

/** A pin with a check cut out of it. `apps/web/public/favicon.svg` contains the same drawing. */
export function PlacekeeperMark(props: IconProps) {
  return (
    <Icon {...props} fill="currentColor" fillRule="evenodd" stroke="none">
      <path d="M10 1.5A6.6 6.6 0 0 0 3.4 8.1c0 4.3 4.5 8.6 5.8 9.8a1.2 1.2 0 0 0 1.6 0c1.3-1.2 5.8-5.5 5.8-9.8A6.6 6.6 0 0 0 10 1.5ZM7.55 7.65 9.1 9.2l3.45-3.45a.8.8 0 0 1 1.13 1.13L9.67 10.9a.8.8 0 0 1-1.14 0L6.42 8.78a.8.8 0 0 1 1.13-1.13Z" />
    </Icon>
  );
}
