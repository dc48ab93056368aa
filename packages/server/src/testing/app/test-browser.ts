import { request } from 'node:http';
import { createClient, type Client } from '@sitewright/api/client';

export interface BrowserAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

export interface BrowserRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const bodyOf = async (body: unknown): Promise<Pick<BrowserRequest, 'body'>> => {
  if (body instanceof Blob) return { body: new Uint8Array(await body.arrayBuffer()) };
  return typeof body === 'string' ? { body } : {};
};

/** A browser as the server sees one: a host name, a cookie jar, an origin. It follows no redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly #port: number;
  readonly #host: string;
  /** The crumb of the signed-in session, once there is one. */
  sessionCrumb: string | undefined;
  /** What calls send along that ask for the password anew. */
  confirmation: string | undefined;
  /** Where the browser is, as a proxy in front of the program tells (`SITEWRIGHT_TRUST_PROXY`). */
  address: string | undefined;

  constructor(port: number, host: string) {
    this.#port = port;
    this.#host = `${host}:${port}`;
    this.origin = `http://${this.#host}`;
  }

  open(path: string, { method = 'GET', headers = {}, body }: BrowserRequest = {}): Promise<BrowserAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = {
      host: this.#host,
      ...(cookie === '' ? {} : { cookie }),
      ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { port: this.#port, host: '127.0.0.1', path, method, headers: sent },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            this.#keepCookies(incoming.headers['set-cookie'] ?? []);
            const whole = Buffer.concat(chunks);
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: whole,
              text: whole.toString('utf8'),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** The typed client, sending this browser's cookies, origin and crumb. */
  get client(): Client {
    return createClient({
      readCrumb: () => this.sessionCrumb ?? this.cookies.get('crumb'),
      storeCrumb: () => undefined,
      fetch: async (input, init) => {
        const headers = {
          origin: this.origin,
          ...(this.confirmation === undefined ? {} : { 'x-confirmation': this.confirmation }),
          ...(init?.headers as Record<string, string>),
        };
        const body = await bodyOf(init?.body);
        const answer = await this.open(String(input), { method: init?.method ?? 'GET', headers, ...body });
        return new Response(answer.text, { status: answer.status });
      },
    });
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
