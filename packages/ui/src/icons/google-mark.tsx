import { Icon, type IconProps } from './icon.tsx';

/** Google as the source of a change: a plain letter in the text colour instead of the company's logo. */
export function GoogleMark(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.9 5.5A6.7 6.7 0 1 0 16.7 10h-6.2" />
    </Icon>
  );
}
