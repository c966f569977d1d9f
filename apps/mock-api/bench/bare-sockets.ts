import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The baseline for sockets: the same library without the twin. Each posted message goes to every client. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    for (const client of sockets.clients) client.send(body);
    response.end();
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`http://127.0.0.1:${address.port}`);
});
