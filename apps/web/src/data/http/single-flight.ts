import { hashKey } from '@tanstack/react-query';

/**
 * Shares one call among identical inputs in flight, because a second click may come before the page shows the first.
 */
export function singleFlight<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const underway = new Map<string, Promise<Answer>>();
  return (input) => {
    const key = hashKey([input]);
    const sent = underway.get(key);
    if (sent) return sent;
    const answer = send(input).finally(() => underway.delete(key));
    underway.set(key, answer);
    return answer;
  };
}
