import { Hono } from 'hono';
import { documentNames, readDocument, readDocuments } from './documents.ts';
import { referenceMarkup } from './reference-markup.ts';
import { referenceStyles } from './reference-styles.ts';

/** The contract's documents as a page without scripts; the CSP blocks all scripts. */
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
