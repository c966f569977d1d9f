import { notificationLimits } from './limits.ts';

/** Beyond this no mail server takes one (RFC 5321). */
export const longestEmailAddress = 254;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * As the HTML standard reads one, and with a dot in the domain: nobody writes to a machine of their own network.
 * A domain in another script is written in ASCII, as every browser's e-mail field sends it.
 */
export const emailAddressPattern = new RegExp(
  `^${atom}(\\.${atom})*@(${label}\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
);

/** The same words where a list of addresses is checked while it is typed and where it is received. */
export const emailMessages = {
  malformed: 'Enter an email address, such as name@example.com.',
  repeated: 'This address is already listed.',
  none: 'Enter at least one email address.',
  tooMany: `You can add up to ${notificationLimits.emails} email addresses.`,
} as const;

export const isEmailAddress = (text: string): boolean =>
  text.length <= longestEmailAddress && emailAddressPattern.test(text);

/** What makes two of them the same mailbox for everybody but the strictest server. */
export const mailbox = (address: string): string => address.toLowerCase();
