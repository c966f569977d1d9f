import { html, raw } from 'hono/html';
import { ours, theirs, type ChangeBlock, type ChangeDescription } from './describe-change.ts';
import type { Link, MailContent, MailedChange, LocationChanges } from './mail.ts';

type Markup = ReturnType<typeof html>;

const font = 'font-family:system-ui,Arial,sans-serif;';
const breaking = 'overflow-wrap:anywhere;word-break:break-word;';

/** Inline styles are for light themes; these rules override them in dark themes. */
const dark = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: #0c0e11 !important; }
  .card { background-color: #15181d !important; border-color: #2a2f36 !important; }
  .line { border-color: #2a2f36 !important; }
  .text { color: #edeff3 !important; }
  .muted { color: #aeb3ba !important; }
  .link { color: #7eaef5 !important; }
  .button { background-color: #256aca !important; }
  .before { background-color: #33201f !important; color: #f3b6b0 !important; }
  .after { background-color: #17301f !important; color: #a5dcb5 !important; }
}`);

/** Renders a mail as HTML, in tables, which all mail clients support, and without images or external style sheets. */
export function htmlMail(content: MailContent): string {
  const { subject, title, introduction, locations, rest, action } = content;
  return written(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${dark}
          </style>
        </head>
        <body class="canvas" style="margin:0;padding:0;background-color:#f4f5f7;">
          <div style="display:none;max-height:0;overflow:hidden;">${introduction}</div>
          <table
            role="presentation"
            class="canvas"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            style="background-color:#f4f5f7;"
          >
            <tr>
              <td align="center" style="padding:24px 12px;">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:600px;"
                >
                  <tr>
                    <td
                      class="muted"
                      style="${font}padding:0 4px 12px;font-size:13px;line-height:18px;font-weight:600;color:#4f545d;"
                    >
                      Placekeeper
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card"
                      style="background-color:#ffffff;border:1px solid #e1e4e8;border-radius:8px;padding:24px 20px;"
                    >
                      <h1
                        class="text"
                        style="${font}${breaking}margin:0;font-size:20px;line-height:28px;font-weight:650;color:#181c22;"
                      >
                        ${title}
                      </h1>
                      <p
                        class="muted"
                        style="${font}margin:8px 0 0;font-size:15px;line-height:22px;color:#4f545d;"
                      >
                        ${introduction}
                      </p>
                      ${locations.map(location)}
                      ${rest === null ? '' : html`<p class="muted line" style="${font}margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e4e8;font-size:15px;line-height:22px;color:#4f545d;">${rest}</p>`}
                      ${button(action)}
                    </td>
                  </tr>
                  ${footer(content)}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  );
}

/** Collapses whitespace everywhere, because no text of a mail contains two spaces in a row. */
function written(markup: Markup): string {
  if (markup instanceof Promise) throw new TypeError('A mail was not finished');
  return markup.toString().replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
}

const location = ({ name, detail, changes }: LocationChanges): Markup =>
  html` <h2
      class="text line"
      dir="auto"
      style="${font}${breaking}margin:24px 0 0;padding-top:20px;border-top:1px solid #e1e4e8;font-size:16px;line-height:24px;font-weight:650;color:#181c22;"
    >
      ${name}
    </h2>
    ${detail === null ? '' : html`<p class="muted" dir="auto" style="${font}${breaking}margin:0;font-size:13px;line-height:18px;color:#4f545d;">${detail}</p>`}
    ${changes.map(change)}`;

const change = ({ title, note, href, picture }: MailedChange): Markup =>
  html` <h3
      class="text"
      style="${font}margin:16px 0 0;font-size:15px;line-height:20px;font-weight:600;color:#181c22;"
    >
      ${title}
    </h3>
    <p class="muted" style="${font}margin:2px 0 8px;font-size:13px;line-height:18px;color:#4f545d;">
      ${note} &middot; ${anchor({ label: 'Review', href })}
    </p>
    ${drawn(picture)}`;

const drawn = (picture: ChangeDescription): Markup =>
  picture.kind === 'table' ? table(picture) : html`${picture.blocks.map(block)}`;

const tones: Readonly<Record<ChangeBlock['tone'], string>> = {
  before: 'background-color:#fdf0ef;color:#8c2b22;',
  after: 'background-color:#e9f6ed;color:#1d6334;',
};

const block = ({ label, tone, lines }: ChangeBlock): Markup =>
  html` <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 4px;"
  >
    <tr>
      <td
        class="${tone}"
        style="${font}${breaking}${tones[tone]}padding:6px 10px;border-radius:4px;font-size:14px;line-height:20px;"
      >
        <span style="font-size:12px;font-weight:600;">${label}</span
        >${lines.map((line) => html`<br /><bdi>${line}</bdi>`)}
      </td>
    </tr>
  </table>`;

// Most styles are on the table, because a week of hours has twenty-four cells that would repeat them.
const cell = 'padding:4px 8px;';
const lined = `${cell}border-top:1px solid #e1e4e8;`;
const head = `${cell}color:#4f545d;font-size:12px;`;

const table = ({ rows, left }: Extract<ChangeDescription, { readonly kind: 'table' }>): Markup =>
  html` <table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${font}border-collapse:collapse;font-size:14px;line-height:20px;text-align:left;overflow-wrap:break-word;"
  >
    <tr valign="top">
      <th class="muted" width="28%" style="${head}"></th>
      <th class="muted" width="36%" style="${head}">${ours}</th>
      <th class="muted" width="36%" style="${head}">${theirs}</th>
    </tr>
    ${rows.map(
      ({ name, before, after }) =>
        html`<tr valign="top">
          <td class="muted line" style="${lined}color:#4f545d;">${name}</td>
          <td class="before line" style="${lined}${tones.before}">${before}</td>
          <td class="after line" style="${lined}${tones.after}">${after}</td>
        </tr>`,
    )}
    ${
      left > 0
        ? html`<tr>
            <td class="muted" colspan="3" style="${cell}color:#4f545d;">and ${left} more</td>
          </tr>`
        : ''
    }
  </table>`;

const anchor = ({ label, href }: Link): Markup =>
  html`<a class="link" href="${href}" target="_blank" rel="noopener" style="color:#1c59ae;"
    >${label}</a
  >`;

const button = ({ label, href }: Link): Markup =>
  html` <table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:24px 0 0;"
  >
    <tr>
      <td class="button" style="background-color:#2060b9;border-radius:6px;">
        <a
          href="${href}"
          target="_blank"
          rel="noopener"
          style="${font}display:inline-block;padding:11px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const footer = ({ reason, settings }: MailContent): Markup =>
  html` <tr>
    <td
      class="muted"
      style="${font}${breaking}padding:16px 4px 0;font-size:13px;line-height:20px;color:#4f545d;"
    >
      ${reason}${settings.map((link) => html`<br />${anchor(link)}`)}
    </td>
  </tr>`;
