const texts: Readonly<Record<string, string>> = {
  open: 'Open',
  closed_temporarily: 'Temporarily closed',
  closed_permanently: 'Permanently closed',
};

/** A state that is not known yet is shown in its own word. */
export const openStatusText = (status: string): string =>
  texts[status] ?? status.replaceAll('_', ' ');
