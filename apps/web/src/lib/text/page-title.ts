/**
 * Line breaks, and invisible marks that change the text direction. Joiners stay, because emoji and several scripts need
 * them.
 */
const hidden = /(?:(?![\u200C\u200D])[\p{C}\p{Z}])+/gu;

/** SHELL-16: shortens a long name to what a tab shows, so that the words after it are still announced. */
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
