import { characterCount } from './character-count.ts';
import { hiddenCharacterError } from './hidden-characters.ts';
import { profileLimits } from './limits.ts';

export function checkServiceName(name: string): string | null {
  const text = name.trim();
  const length = characterCount(text);
  if (length === 0) return 'Enter a service name.';
  if (/[<>]/.test(text)) return 'Service names can’t contain < or >.';
  if (/[\r\n]/.test(text)) return 'Service names can’t contain line breaks.';
  const hidden = hiddenCharacterError(text);
  if (hidden) return hidden;
  return length > profileLimits.serviceName
    ? `Service names can have up to ${profileLimits.serviceName} characters (now ${length}).`
    : null;
}
