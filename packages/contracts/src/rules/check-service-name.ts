import { characterCount } from './character-count.ts';
import { profileLimits } from './limits.ts';

/** Why a service cannot have this name, or null; spaces around it do not count. */
export function checkServiceName(name: string): string | null {
  const text = name.trim();
  const length = characterCount(text);
  if (length === 0) return 'Enter the name of the service.';
  if (/[<>]/.test(text)) return 'The name of a service cannot contain < or >.';
  if (/[\p{Cc}\p{Cs}]/u.test(text))
    return 'The name of a service cannot contain line breaks or other control characters.';
  return length > profileLimits.serviceName
    ? `The name of a service can have ${profileLimits.serviceName} characters; this one has ${length}.`
    : null;
}
