import { createServer } from 'node:http';

// The floor for a page: node's own HTTP server, sending one Buffer with the headers it is given.
process.once('message', (/** @type {{ headers: Record<string, string>, body: Uint8Array }} */ page) => {
  const body = Buffer.from(page.body);
  const server = createServer((_request, response) => {
    response.writeHead(200, page.headers);
    response.end(body);
  });
  server.listen(0, () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
