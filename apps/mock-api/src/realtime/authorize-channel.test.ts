import { expect, test } from 'vitest';
import { authorizeChannel } from './authorize-channel.ts';
import { createSocketId } from './socket-id.ts';
import { signChannel } from './signature.ts';

const app = { key: 'k', secret: 's' };
const own = { socketId: '12.34', channelName: 'private-App.Models.User.7', userId: 7 };
const refusal = { status: 403, body: { message: '' } };

test('lets users into their own channel', () => {
  expect(authorizeChannel(app, own)).toEqual({
    status: 200,
    body: { auth: signChannel(app, own.socketId, own.channelName) },
  });
});

test('accepts every socket id of the server', () => {
  for (let i = 0; i < 200; i += 1) {
    expect(authorizeChannel(app, { ...own, socketId: createSocketId() }).status).toBe(200);
  }
});

test.for(['private-App.Models.User.7', 'private-App.Models.User.null'])(
  'refuses a guest the channel %j',
  (channelName) => {
    expect(authorizeChannel(app, { ...own, channelName, userId: null })).toEqual(refusal);
  },
);

test.for([
  'private-App.Models.User.8',
  'private-App.Models.User.70',
  'private-App.Models.User.07',
  'private-App.Models.User.7 ',
  'private-App.Models.User.',
  'private-app.models.user.7',
  'App.Models.User.7',
  'presence-App.Models.User.7',
  'private-encrypted-App.Models.User.7',
  '',
  undefined,
])('refuses user 7 the channel %j', (channelName) => {
  expect(authorizeChannel(app, { ...own, channelName })).toEqual(refusal);
});

test.for([
  '',
  '12',
  '12.',
  '.34',
  '12.34.56',
  '12,34',
  '12.34\n',
  ' 12.34',
  '12.34:x',
  '1e3.4',
  '-1.2',
  undefined,
])('refuses the socket id %j', (socketId) => {
  expect(authorizeChannel(app, { ...own, socketId })).toEqual(refusal);
});
