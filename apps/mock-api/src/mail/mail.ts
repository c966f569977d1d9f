import type { ChangeDescription } from './describe-change.ts';

export interface MailedChange {
  /** For example `Business hours`. */
  readonly title: string;
  /** Who made the change, and when. */
  readonly note: string;
  readonly href: string;
  readonly picture: ChangeDescription;
}

export interface LocationChanges {
  readonly name: string;
  /** The address or store code, which distinguishes locations with the same name. */
  readonly detail: string | null;
  readonly changes: readonly MailedChange[];
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** The content of a mail, independent of its format. All texts are clean and contain no markup. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly introduction: string;
  readonly locations: readonly LocationChanges[];
  /** A sentence about the changes that are not listed; null if all are listed. */
  readonly rest: string | null;
  readonly action: Link;
  readonly reason: string;
  readonly settings: readonly Link[];
}

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
