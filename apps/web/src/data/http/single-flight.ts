import { hashKey } from '@tanstack/react-query';

/** A second click can come before the page shows that the first was taken: what is on its way already is not sent again. */
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
