export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Keeps cookies and the token against cross-site requests, as a browser does. */
export class HttpClient {
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  #crumb = '';
  #confirmation: string | undefined;

  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  async send(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.#sendOnce(method, path, body);
    // The first answer brings the token.
    return answer.body['crumbFail'] === true ? this.#sendOnce(method, path, body) : answer;
  }

  /** Calls after it carry the password's confirmation. */
  async confirm(password: string): Promise<void> {
    const { status, body } = await this.send('POST', '/api/contributors/confirmation', { password });
    if (status !== 200) throw new Error(`The password was answered with ${status} ${JSON.stringify(body)}`);
    this.#confirmation = String(body['confirmation']);
  }

  async #sendOnce(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#origin,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': `soak ${this.#address}`,
        'x-csrf-token': this.#crumb,
        'x-forwarded-for': this.#address,
        ...(this.#confirmation === undefined ? {} : { 'x-confirmation': this.#confirmation }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const read: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const answer = read as Record<string, unknown>;
    if (typeof answer['crumb'] === 'string') this.#crumb = answer['crumb'];
    else this.#crumb = this.#cookies.get('crumb') ?? this.#crumb;
    return { status: response.status, body: answer };
  }
}
