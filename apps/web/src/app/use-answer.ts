import { useEffect, useEffectEvent } from 'react';
import { onceAnswered } from '../data/session.ts';

/** ERR-4: acts once, when the platform has answered some other call. */
export function useAnswer(handler: () => void): void {
  const onAnswer = useEffectEvent(handler);
  useEffect(() => onceAnswered(() => onAnswer()), []);
}
