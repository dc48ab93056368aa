import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An automation service: events are posted to any path, and read again from `/received` followed by it. */
export async function startAutomation(): Promise<{ url: string; close: () => Promise<void> }> {
  const received = new Map<string, unknown[]>();
  const gone = new Set<string>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    if (method === 'GET') {
      response.end(JSON.stringify(received.get(url.replace('/received', '')) ?? []));
      return;
    }
    if (method === 'DELETE') gone.add(url);
    else received.set(url, [...(received.get(url) ?? []), await json(request)]);
    response.writeHead(method === 'POST' && gone.has(url) ? 410 : 200).end();
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
