const endings: Readonly<Record<string, string>> = {
  enabled: ' and publishes it to Google',
  'lost-authorization': ' and publishes it when you reconnect the Google account',
  disabled: ' but doesn’t publish it, because this location isn’t managed',
};

/** `status` is the location's management status; undefined until the location is read. */
export function reopenText(wasAccepted: boolean, status: string | undefined): string {
  const value = wasAccepted ? 'your previous value' : 'Google’s value';
  return `Placekeeper saves ${value} as an edit${endings[status ?? ''] ?? ''}.`;
}
