import { expect, test } from 'vitest';
import { serverOptions } from './socket.ts';

test("by default the server is behind the page's own address", () => {
  expect(serverOptions({ hostname: '127.0.0.1', port: '5173', protocol: 'http:' })).toEqual({
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: 5173,
    wssPort: 5173,
    forceTLS: false,
  });
  expect(serverOptions({ hostname: 'app.example', port: '', protocol: 'https:' })).toMatchObject({
    wsHost: 'app.example',
    wssPort: 443,
    forceTLS: true,
  });
});
