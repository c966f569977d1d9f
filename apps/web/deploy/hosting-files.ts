import type { Plugin } from 'vite';
import { securityHeaders } from './headers.ts';

/** The leading dot keeps hosts from serving the folder. */
const folder = '.hosting';

/** Writes the headers as JSON for the twin's preview and as configuration for nginx. */
export const hostingFiles: Plugin = {
  name: 'hosting-files',
  apply: 'build',
  generateBundle() {
    const headers = securityHeaders(this.environment.config.env);
    this.emitFile({
      type: 'asset',
      fileName: `${folder}/headers.json`,
      source: `${JSON.stringify(headers, null, 2)}\n`,
    });
    this.emitFile({
      type: 'asset',
      fileName: `${folder}/headers.conf`,
      source: nginxHeaders(headers),
    });
  },
};

/** `always` makes nginx also add the headers to error responses. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
