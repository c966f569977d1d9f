import { Hono } from 'hono';
import { documentNames, readDocument, readDocuments } from './documents.ts';
import { referenceMarkup } from './reference-markup.ts';

/** The contract's documents as a page. The CSP blocks all scripts. */
export function referencePages(folder: string): Hono {
  const pages = new Hono();
  for (const name of documentNames) {
    pages.get(`/${name}`, (context) =>
      context.body(readDocument(folder, name), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  }
  pages.get('/reference.css', (context) =>
    context.body(referenceStyles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  pages.get('/reference', (context) => {
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    context.header('Cache-Control', 'no-cache');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
    return context.html(referenceMarkup(readDocuments(folder)));
  });
  return pages;
}

/** Only the reference uses these styles, because its page is wide. */
const referenceStyles = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fff, #0f1114);
  --side: light-dark(#f7f8fa, #14171b);
  --line: light-dark(#e3e6ea, #282c32);
  --text: light-dark(#1a1e24, #e8eaee);
  --text-2: light-dark(#545b66, #a7adb6);
  --link: light-dark(#1c59ae, #7eaef5);
  --ring: light-dark(#2a71d6, #659ff4);
  --code: light-dark(#f4f5f8, #191d22);
  --get: light-dark(#0b6440, #71d3a5);
  --write: light-dark(#1c59ae, #7eaef5);
  --delete: light-dark(#ab2b2b, #f49090);
}
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 1rem; }
body { background: var(--canvas); color: var(--text); font: 400 0.9375rem/1.55 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; padding: 0.5rem 1rem; background: var(--canvas); }
nav { padding: 1.25rem; background: var(--side); border-bottom: 1px solid var(--line); font-size: 0.875rem; }
nav summary { font-weight: 600; cursor: pointer; }
nav ul { list-style: none; padding: 0; }
nav .groups { display: grid; gap: 1rem; margin-top: 1rem; }
nav .group > a { font-weight: 600; color: inherit; text-decoration: none; }
nav li li a { display: block; padding: 0.1875rem 0 0.1875rem 0.75rem; border-inline-start: 1px solid var(--line); color: var(--text-2); text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--link); text-decoration: underline; }
main { padding: 2rem 1.25rem 4rem; max-width: 62rem; min-width: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 3.5rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.375rem; letter-spacing: -0.015em; }
h3 { font-size: 1rem; font-weight: 600; }
h4 { margin: 1.25rem 0 0.375rem; font-size: 0.8125rem; font-weight: 600; color: var(--text-2); }
.lead { margin: 0.75rem 0; max-width: 65ch; color: var(--text-2); }
.files { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; padding: 0; }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--line); }
article:last-of-type { border-bottom: 0; }
article:target { margin-inline-start: -1.25rem; padding-inline-start: calc(1.25rem - 3px); border-inline-start: 3px solid var(--ring); }
.line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; margin-top: 0.25rem; font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; color: var(--write); }
.method.get { color: var(--get); }
.method.delete { color: var(--delete); }
.mark { font: 500 0.75rem/1.4 system-ui, sans-serif; color: var(--text-2); border: 1px solid var(--line); border-radius: 0.25rem; padding: 0 0.375rem; }
.anchor { color: inherit; text-decoration: none; }
.anchor:hover { text-decoration: underline; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { border-top: 0; color: var(--text-2); font-weight: 500; }
tbody th { width: 18rem; font: 500 0.8125rem/1.6 ui-monospace, monospace; white-space: nowrap; }
.limits { display: block; color: var(--text-2); overflow-wrap: anywhere; }
.optional { color: var(--text-2); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.875rem; font-size: 0.875rem; }
dt { font: 600 0.8125rem/1.7 ui-monospace, monospace; }
dd { min-width: 0; }
details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; }
nav summary { color: inherit; font-size: inherit; }
pre { margin-top: 0.5rem; padding: 0.875rem 1rem; max-height: 28rem; overflow: auto; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--code); font: 0.8125rem/1.5 ui-monospace, monospace; tab-size: 2; }
@media (min-width: 62rem) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-inline-end: 1px solid var(--line); }
  main { padding: 3rem; }
}
@supports selector(::details-content) {
  @media (min-width: 62rem) {
    nav details::details-content { content-visibility: visible; }
    nav summary { display: none; }
  }
}
@media print { nav { display: none; } pre { max-height: none; } }
`;
