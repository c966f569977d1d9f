/** Line breaks, and marks that nobody sees and that turn what follows. The joiners stay: emoji and several scripts need them. */
const hidden = /(?:(?![\u200C\u200D])[\p{C}\p{Z}])+/gu;

/** SHELL-16: of a long name as much as one reads in a tab, so that what follows it is still said. */
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
