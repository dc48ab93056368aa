import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

const BLOCK = 512;

const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0');

/** One file of a tar archive; long names go before it, as npm writes them. */
const entry = (name: string, content: Buffer, kind = '0'): Buffer => {
  const header = Buffer.alloc(BLOCK);
  header.write(name.slice(0, 100), 0);
  header.write(octal(content.length, 12), 124);
  header.write(kind, 156);
  header.write('ustar', 257);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, content, padding]);
};

const longEntry = (name: string, content: Buffer): Buffer => {
  const record = ` path=${name}\n`;
  const length = record.length + String(record.length + 2).length;
  return Buffer.concat([
    entry('long', Buffer.from(`${length}${record}`), 'x'),
    entry(name.slice(-90), content),
  ]);
};

export const woff2 = (text: string): Buffer => Buffer.from(`wOF2 ${text}`);

/** A package as the registry would send it. */
export const packFont = (files: Readonly<Record<string, Buffer | object>>): Buffer => {
  const entries = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    return name.length > 60 ? longEntry(`package/${name}`, bytes) : entry(`package/${name}`, bytes);
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]));
};

export const integrityOf = (archive: Buffer): string =>
  `sha512-${createHash('sha512').update(archive).digest('base64')}`;

export interface StandIn {
  readonly address: string;
  /** What is answered, by path; a number is a status. */
  readonly answers: Map<string, Buffer | number>;
}

/** Stands in for the registry and for the service that describes kits. */
export const startStandIn = async (): Promise<StandIn> => {
  const answers = new Map<string, Buffer | number>();
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? (request.method === 'HEAD' ? 200 : 404);
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(typeof answer === 'number' ? undefined : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, answers };
};
