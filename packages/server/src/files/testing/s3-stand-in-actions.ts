import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const MIN_PART = 5 * 1024 * 1024;

interface StandInObject {
  readonly content: Buffer;
  readonly contentType: string;
  readonly etag: string;
}

interface StandInUpload {
  readonly key: string;
  readonly contentType: string;
  readonly parts: Map<number, Buffer>;
}

export interface StandInContent {
  readonly objects: Map<string, StandInObject>;
  readonly uploads: Map<string, StandInUpload>;
  readonly pageSize: number;
}

export interface Exchange {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

type Action = (content: StandInContent, exchange: Exchange) => void;

export const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>Refused: ${code}</Message></Error>`);
};

const answerXml = (response: ServerResponse, xml: string): void => {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(xml);
};

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
const typeOf = ({ request }: Exchange): string => request.headers['content-type'] ?? 'binary/octet-stream';

const putObject: Action = ({ objects }, exchange) => {
  const { key, body: content, response } = exchange;
  const etag = etagOf(content);
  objects.set(key, { content, contentType: typeOf(exchange), etag });
  response.writeHead(200, { etag }).end();
};

const getObject: Action = ({ objects }, { method, key, request, response }) => {
  const object = objects.get(key);
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const { content, contentType, etag } = object;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  if (first && start >= content.length) return refuse(response, 416, 'InvalidRange');
  const end = Math.min(last ? Number(last) : content.length - 1, content.length - 1);
  response.writeHead(first ? 206 : 200, {
    etag,
    'content-type': contentType,
    'content-length': end - start + 1,
    ...(first && { 'content-range': `bytes ${start}-${end}/${content.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : content.subarray(start, end + 1));
};

const deleteObject: Action = ({ objects }, { key, response }) => {
  objects.delete(key);
  response.writeHead(204).end();
};

const beginUpload: Action = ({ uploads }, exchange) => {
  const id = randomUUID();
  uploads.set(id, { key: exchange.key, contentType: typeOf(exchange), parts: new Map() });
  answerXml(exchange.response, `<Result><UploadId>${id}</UploadId></Result>`);
};

const uploadIdOf = ({ query }: Exchange): string => query.get('uploadId') ?? '';

const putPart: Action = ({ uploads }, exchange) => {
  const { query, body, response } = exchange;
  const upload = uploads.get(uploadIdOf(exchange));
  if (!upload) return refuse(response, 404, 'NoSuchUpload');
  upload.parts.set(Number(query.get('partNumber')), body);
  response.writeHead(200, { etag: etagOf(body) }).end();
};

/** The content of the parts that a request to end an upload lists, or the code of what is wrong with them. */
const joinParts = ({ parts }: StandInUpload, list: string): Buffer | string => {
  const listed = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)];
  const contents: Buffer[] = [];
  for (const [, number, etag] of listed) {
    const content = parts.get(Number(number));
    if (!content || etagOf(content) !== etag) return 'InvalidPart';
    contents.push(content);
  }
  if (contents.length === 0) return 'MalformedXML';
  const isTooSmall = contents.slice(0, -1).some((content) => content.length < MIN_PART);
  return isTooSmall ? 'EntityTooSmall' : Buffer.concat(contents);
};

const endUpload: Action = ({ objects, uploads }, exchange) => {
  const { key, body, response } = exchange;
  const upload = uploads.get(uploadIdOf(exchange));
  if (!upload) return refuse(response, 404, 'NoSuchUpload');
  const content = joinParts(upload, body.toString());
  // As in S3, the status is out before the outcome is known.
  if (typeof content === 'string') return answerXml(response, `<Error><Code>${content}</Code></Error>`);
  const etag = etagOf(content);
  objects.set(key, { content, contentType: upload.contentType, etag });
  uploads.delete(uploadIdOf(exchange));
  answerXml(response, `<Result><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Result>`);
};

const abortUpload: Action = ({ uploads }, exchange) => {
  uploads.delete(uploadIdOf(exchange));
  exchange.response.writeHead(204).end();
};

const listObjects: Action = ({ objects, pageSize }, { query, response }) => {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const entries = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.content.length}</Size></Contents>`,
  );
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const next = keys.length > page.length ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  answerXml(response, `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
};

export const standInActions: ReadonlyMap<string, Action> = new Map([
  ['GET object', getObject],
  ['HEAD object', getObject],
  ['PUT object', putObject],
  ['DELETE object', deleteObject],
  ['POST uploads', beginUpload],
  ['PUT part', putPart],
  ['POST upload', endUpload],
  ['DELETE upload', abortUpload],
  ['GET bucket', listObjects],
]);

export const actionOf = (method: string, key: string, query: URLSearchParams): string => {
  if (key === '') return `${method} bucket`;
  if (query.has('partNumber')) return `${method} part`;
  if (query.has('uploadId')) return `${method} upload`;
  return query.has('uploads') ? `${method} uploads` : `${method} object`;
};
