import { expect, test } from 'vitest';
import { signChannel, verifyChannel } from './signature.ts';

// From "Worked Example" in the protocol's documentation of signatures.
const published = {
  app: { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' },
  socketId: '1234.1234',
  channel: 'private-foobar',
  auth: '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
};

test('signs like the published example', () => {
  expect(signChannel(published.app, published.socketId, published.channel)).toBe(published.auth);
});

test('accepts its own signature', () => {
  expect(verifyChannel(published.app, published.socketId, published.channel, published.auth)).toBe(
    true,
  );
});

test.for([
  ['another socket', '1234.1235', published.channel, published.auth],
  ['another channel', published.socketId, 'private-foobaz', published.auth],
  ['one other digit', published.socketId, published.channel, published.auth.replace(/.$/, '5')],
  ['a signature cut short', published.socketId, published.channel, published.auth.slice(0, -1)],
  ['more behind the signature', published.socketId, published.channel, `${published.auth}0`],
  ['another key', published.socketId, published.channel, published.auth.replace('278d', '378d')],
  ['upper case', published.socketId, published.channel, published.auth.toUpperCase()],
  [
    'wide characters of the same length',
    published.socketId,
    published.channel,
    'é'.repeat(published.auth.length),
  ],
  ['nothing', published.socketId, published.channel, ''],
] as const)('refuses %s', ([, socketId, channel, auth]) => {
  expect(verifyChannel(published.app, socketId, channel, auth)).toBe(false);
});
