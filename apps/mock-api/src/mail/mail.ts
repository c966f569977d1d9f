import type { ChangePicture } from './change-picture.ts';

/** One change as a mail tells it. */
export interface ToldChange {
  /** `Business hours` */
  readonly title: string;
  /** Who did what, and when. */
  readonly note: string;
  readonly href: string;
  readonly picture: ChangePicture;
}

/** A location and what happened to it. */
export interface ToldLocation {
  readonly name: string;
  /** Its address or store code, to tell two of one name apart. */
  readonly detail: string | null;
  readonly changes: readonly ToldChange[];
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** What a mail says, whatever it is written in. All texts are clean; nothing of it is markup. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly introduction: string;
  readonly locations: readonly ToldLocation[];
  /** What is not listed any more, if anything. */
  readonly rest: string | null;
  readonly action: Link;
  /** Why one gets it, and where to switch it off. */
  readonly reason: string;
  readonly settings: readonly Link[];
}

/** A mail as it is sent. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
