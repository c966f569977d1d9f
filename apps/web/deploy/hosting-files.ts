import type { Plugin } from 'vite';
import { securityHeaders } from './headers.ts';

/** Where the build keeps what its host has to know. No host serves a name that begins with a dot. */
const folder = '.hosting';

/** Writes the headers beside the files that they are for: as data for the twin's preview, and as nginx reads them. */
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

/** `always`: with errors too. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
