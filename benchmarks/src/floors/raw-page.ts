import { get } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export interface RawPage {
  readonly headers: Headers;
  readonly body: Buffer;
}

const setByNode = new Set(['date', 'connection', 'keep-alive']);

/** The page as it goes over the wire: `fetch` would undo the compression. */
export const readRawPage = (url: string, headers: Headers): Promise<RawPage> =>
  new Promise((resolve, reject) => {
    const sending = get(url, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const kept = Object.entries(response.headers).filter(([header]) => !setByNode.has(header));
      const texts = kept.map(([header, value]) => [header, String(value)] as const);
      resolve({ headers: Object.fromEntries(texts), body: Buffer.concat(parts) });
    });
    sending.once('error', reject);
  });
