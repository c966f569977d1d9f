import { htmlMail } from './html-mail.ts';
import type { Mail, MailContent, Link, MailedChange, LocationChanges } from './mail.ts';
import type { ChangeDescription } from './describe-change.ts';

export const writeMail = (content: MailContent): Mail => ({
  subject: content.subject,
  text: textMail(content),
  html: htmlMail(content),
});

/** The plain-text part, which mail clients also show as a preview. */
function textMail(content: MailContent): string {
  const { title, introduction, locations, rest, action, reason, settings } = content;
  return [
    title,
    introduction,
    ...locations.map(locationText),
    ...(rest === null ? [] : [rest]),
    linkText(action),
    `-- \n${[reason, ...settings.map(linkText)].join('\n')}`,
  ].join('\n\n');
}

const linkText = ({ label, href }: Link) => `${label}: ${href}`;

function locationText({ name, detail, changes }: LocationChanges): string {
  const heading = detail === null ? name : `${name}\n${detail}`;
  return [heading, ...changes.map(changeText)].join('\n\n');
}

const changeText = ({ title, note, href, picture }: MailedChange): string =>
  [`* ${title} (${note})`, ...pictureLines(picture).map((line) => `  ${line}`), `  ${href}`].join(
    '\n',
  );

function pictureLines(picture: ChangeDescription): readonly string[] {
  if (picture.kind === 'table') {
    const { rows, left } = picture;
    const lines = rows.map(({ name, before, after }) => `${name}: ${before} → ${after}`);
    return left > 0 ? [...lines, `and ${left} more`] : lines;
  }
  return picture.blocks.map(({ label, lines }) => `${label}: ${lines.join(', ')}`);
}
