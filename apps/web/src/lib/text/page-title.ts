/** Line breaks, other spaces and invisible characters. Keeps joiners, which emoji and several scripts need. */
const hidden = /(?:(?![\u200C\u200D])[\p{C}\p{Z}])+/gu;

/**
 * SHELL-16: shortens each part of a title to 80 characters, so that a screen reader still announces the parts after a
 * long name.
 */
export const pageTitle = (title: string): string =>
  title
    .split(' · ')
    .map((part) =>
      part
        .replaceAll(hidden, ' ')
        .trim()
        .replace(/^(.{79})..+/u, '$1…'),
    )
    .join(' · ');
