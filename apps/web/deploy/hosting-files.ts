import type { Plugin } from 'vite';
import { securityHeaders } from './headers.ts';

/** The folder for the host's configuration, which a host does not serve because of the leading dot. */
const folder = '.hosting';

/** Writes the headers as data for the twin's preview and as configuration for nginx. */
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

/** `always` includes error responses. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
