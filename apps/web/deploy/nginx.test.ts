import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every server with TLS allows the same versions of it', () => {
  const recipe = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const servers = recipe.split(/^server \{$/m).filter((one) => /listen 443\b/.test(one));
  expect(servers).toHaveLength(2);
  for (const one of servers) {
    expect(one).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(one).toMatch(/^ {2}ssl_session_tickets off;$/m);
  }
});
