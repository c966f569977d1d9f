import { characterCount } from './character-count.ts';
import { profileLimits } from './limits.ts';

export function checkServiceName(name: string): string | null {
  const text = name.trim();
  const length = characterCount(text);
  if (length === 0) return 'Enter a service name.';
  if (/[<>]/.test(text)) return 'Service names can’t contain < or >.';
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return 'Service names can’t contain line breaks.';
  return length > profileLimits.serviceName
    ? `Service names can have up to ${profileLimits.serviceName} characters (now ${length}).`
    : null;
}
