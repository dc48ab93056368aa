import { Agent, request } from 'node:http';

export interface Sent {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Driven {
  readonly rate: number;
  /** Milliseconds of the slowest hundredth. */
  readonly p99: number;
}

export type Send = (sent: Sent) => Promise<string>;

const connect = (): Send => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const sending = request(
        url,
        { method, agent, headers: { ...headers, ...length } },
        async (response) => {
          let text = '';
          for await (const part of response.setEncoding('utf8')) text += String(part);
          if (response.statusCode === 200) resolve(text);
          else
            reject(new Error(`${method} ${url} was answered with ${String(response.statusCode)}: ${text}`));
        },
      );
      sending.once('error', reject).end(body);
    });
};

/** One request of one client and what it makes of the answer. */
export type Exchange = (send: Send) => Promise<void>;

const summarize = (times: readonly number[], milliseconds: number): Driven => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: (times.length / milliseconds) * 1000,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
};

const timed = async (exchange: Exchange, send: Send): Promise<number> => {
  const sentAt = performance.now();
  await exchange(send);
  return performance.now() - sentAt;
};

/** Lets every client send one request after another, each on a connection of its own. */
export const drive = async (exchanges: readonly Exchange[], seconds: number): Promise<Driven> => {
  const times: number[] = [];
  const began = performance.now();
  const ends = began + seconds * 1000;
  const talk = async (exchange: Exchange): Promise<void> => {
    const send = connect();
    while (performance.now() < ends) times.push(await timed(exchange, send));
  };
  await Promise.all(exchanges.map(talk));
  return summarize(times, performance.now() - began);
};

/** The same for requests that can be sent once: every client sends its own, one after another. */
export const driveOnce = async (clients: readonly (readonly Exchange[])[]): Promise<Driven> => {
  const times: number[] = [];
  const began = performance.now();
  const talk = async (exchanges: readonly Exchange[]): Promise<void> => {
    const send = connect();
    for (const exchange of exchanges) times.push(await timed(exchange, send));
  };
  await Promise.all(clients.map(talk));
  return summarize(times, performance.now() - began);
};
