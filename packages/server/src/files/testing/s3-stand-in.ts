import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { actionOf, refuse, standInActions, type StandInContent } from './s3-stand-in-actions.ts';
import { findSignatureFault, type StandInKey } from './s3-stand-in-signature.ts';

const BUCKET = 'files';

export type StandInTrouble = 'hang-up' | 'slow-down';

export interface S3StandIn extends StandInContent {
  readonly endpoint: string;
  readonly bucket: string;
  /** Requests that were understood and let in, such as `PUT part`. */
  readonly served: string[];
  /** What goes wrong with the next requests, one after the other. */
  readonly troubles: StandInTrouble[];
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A small S3 in memory for tests: it checks signatures, body hashes and the least size of parts as S3 does. */
export const startS3StandIn = async (signingKey: StandInKey, pageSize = 1_000): Promise<S3StandIn> => {
  const content: StandInContent = { objects: new Map(), uploads: new Map(), pageSize };
  const served: string[] = [];
  const troubles: StandInTrouble[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const trouble = troubles.shift();
    if (trouble === 'hang-up') return void request.socket.destroy();
    if (trouble === 'slow-down') return refuse(response, 503, 'SlowDown');
    const fault = findSignatureFault(request, body, signingKey);
    if (fault) return refuse(response, 403, fault);
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://stand-in');
    const [, bucket, ...names] = decodeURIComponent(pathname).split('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    const { method = '' } = request;
    const key = names.join('/');
    const action = standInActions.get(actionOf(method, key, query));
    if (!action) return refuse(response, 405, 'MethodNotAllowed');
    served.push(actionOf(method, key, query));
    action(content, { method, key, query, request, body, response });
  };

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...content, endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, served, troubles, close };
};
