import { htmlMail } from './html-mail.ts';
import type { Mail, MailContent } from './mail.ts';
import { textMail } from './text-mail.ts';

export const writeMail = (content: MailContent): Mail => ({
  subject: content.subject,
  text: textMail(content),
  html: htmlMail(content),
});
