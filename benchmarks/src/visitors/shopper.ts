import { request } from 'node:http';

export interface Answered {
  readonly cookies: readonly string[];
  readonly text: string;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request, with the cookies that came back as `name=value`. */
export const ask = (url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method, headers }, async (message) => {
      let text = '';
      for await (const part of message.setEncoding('utf8')) text += String(part);
      const cookies = (message.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
      if (message.statusCode === 200) resolve({ cookies, text });
      else reject(new Error(`${method} ${url} was answered with ${String(message.statusCode)}: ${text}`));
    });
    sending.once('error', reject).end(body);
  });

const addresses = Array.from({ length: 4096 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
let asked = 0;

/** Another address than before: shoppers are many, and a limit counts what one of them does. */
export const nextAddress = (): string => {
  asked += 1;
  return addresses[asked % addresses.length] ?? '';
};

/** A browser that has a crumb and a cart already. */
export const openCart = async (
  origin: string,
  add: { readonly url: string; readonly body: string },
): Promise<Readonly<Record<string, string>>> => {
  const address = nextAddress();
  const first = await ask(`${origin}/shop`, { headers: { 'x-forwarded-for': address } });
  const crumb = first.cookies.find((cookie) => cookie.startsWith('crumb=')) ?? '';
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': crumb.slice('crumb='.length),
    'user-agent': `shopper ${address}`,
  };
  const added = await ask(add.url, {
    method: 'POST',
    headers: { ...headers, cookie: crumb, 'x-forwarded-for': address },
    body: add.body,
  });
  return { ...headers, cookie: [crumb, ...added.cookies].join('; ') };
};
