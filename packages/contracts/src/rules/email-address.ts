import { notificationLimits } from './limits.ts';

/** The longest address that mail servers accept (RFC 5321). */
export const longestEmailAddress = 254;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * The pattern of the HTML standard, but with a dot in the domain, which excludes hosts of a local network. ASCII is
 * enough, because browsers' email fields convert a domain in another script to ASCII.
 */
export const emailAddressPattern = new RegExp(
  `^${atom}(\\.${atom})*@(${label}\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
);

export const emailMessages = {
  malformed: 'Enter an email address, such as name@example.com.',
  repeated: 'This address is already listed.',
  none: 'Enter at least one email address.',
  tooMany: `You can add up to ${notificationLimits.emails} email addresses.`,
} as const;

export const isEmailAddress = (text: string): boolean =>
  text.length <= longestEmailAddress && emailAddressPattern.test(text);

/** Two addresses with the same result belong to the same mailbox on nearly all servers. */
export const mailbox = (address: string): string => address.toLowerCase();
