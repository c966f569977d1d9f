const texts: Readonly<Record<string, string>> = {
  open: 'Open',
  closed_temporarily: 'Temporarily closed',
  closed_permanently: 'Permanently closed',
};

/** An unknown status is shown by its own name. */
export const openStatusText = (status: string): string =>
  texts[status] ?? status.replaceAll('_', ' ');
