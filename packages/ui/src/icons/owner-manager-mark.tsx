import { Icon, type IconProps } from './icon.tsx';

/** An owner or manager of the profile: a person with a key. */
export function OwnerManagerMark(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="6" r="3.25" />
      <path d="M2.25 16.75C2.25 13.6 4.85 11.75 8 11.75c.9 0 1.75.15 2.5.43" />
      <circle cx="14.5" cy="11.75" r="1.9" />
      <path d="M14.5 13.65v4.1M14.5 16.1h1.75" />
    </Icon>
  );
}
