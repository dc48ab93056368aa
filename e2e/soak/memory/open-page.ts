import { Agent, get } from 'node:http';

export interface PageVisit {
  readonly host: string;
  readonly path: string;
  /** Where the visitor comes from, as a proxy tells it. */
  readonly address?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** `fetch` would send the host of the URL, and names under localhost are not known to every resolver. */
export const openPage = (
  port: number,
  { host, path, address = '10.0.0.1' }: PageVisit,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'x-forwarded-for': address };
    const sending = get({ port, path, agent, headers }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += String(part);
      resolve({ status: answer.statusCode ?? 0, text });
    });
    sending.once('error', reject);
  });
