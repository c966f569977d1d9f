import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/**
 * Likely keys, tokens and passwords of services, as `path:line: kind`, without the secret itself.
 * @param {string} path
 * @param {string} content
 * @returns {Promise<string[]>}
 */
export async function findSecrets(path, content) {
  const { messages } = await lintSource({
    source: {
      filePath: path,
      content,
      ext: path.slice(path.lastIndexOf('.')),
      contentType: 'text',
    },
    options: {
      maskSecrets: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  });
  return messages.map(({ loc, message }) => `${path}:${loc.start.line}: ${message}`);
}
