import type { IncomingMessage } from 'node:http';
import type { EmbedAddress } from '@sitewright/domain/embeds';
import { requestPublic, type PublicNetwork } from '../public-fetch/index.ts';

/** What a service returned for a URL. */
export interface OembedResponse {
  readonly state: 'found' | 'gone' | 'silent';
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  readonly accountType?: string;
}

export type OembedClient = (address: EmbedAddress) => Promise<OembedResponse>;

/** Requests go to these only: the URL that somebody entered selects one of them. */
const endpoints: Readonly<Record<EmbedAddress['service'], string>> = {
  youtube: 'https://www.youtube.com/oembed',
  vimeo: 'https://vimeo.com/api/oembed.json',
  spotify: 'https://open.spotify.com/oembed',
  soundcloud: 'https://soundcloud.com/oembed',
  codepen: 'https://codepen.io/api/oembed',
};

const TIMEOUT_MS = 4000;
const MAX_TITLE_LENGTH = 500;
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

const silent: OembedResponse = { state: 'silent' };

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const sizeOf = (body: unknown, name: string): number | undefined => {
  const size = Number(fieldOf(body, name));
  return Number.isFinite(size) && size > 0 ? size : undefined;
};

const readAnswer = (body: unknown): OembedResponse => {
  const [title, accountType] = [fieldOf(body, 'title'), fieldOf(body, 'account_type')];
  const [width, height] = [sizeOf(body, 'width'), sizeOf(body, 'height')];
  return {
    state: 'found',
    ...(typeof title === 'string' && { title: title.slice(0, MAX_TITLE_LENGTH) }),
    ...(typeof accountType === 'string' && { accountType }),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
};

export interface OembedOptions {
  readonly at?: Readonly<Record<EmbedAddress['service'], string>>;
  readonly network?: PublicNetwork | undefined;
}

/** No answer of a service is longer. */
const MAX_BYTES = 262_144;

const readJson = async (response: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new RangeError('The answer is too long.');
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const isAnswer = (status: number): boolean => status >= 200 && status < 300;

/** Requests oEmbed data. A service that cannot be reached does not make a URL invalid. */
export const createOembedClient =
  ({ at = endpoints, network }: OembedOptions = {}): OembedClient =>
  async ({ service, url }) => {
    const question = new URL(at[service]);
    question.searchParams.set('url', url);
    question.searchParams.set('format', 'json');
    try {
      const response = await requestPublic(question.href, {
        timeoutMs: TIMEOUT_MS,
        ...network,
        headers: { accept: 'application/json' },
        follows: () => false,
      });
      const { statusCode = 0 } = response;
      if (isAnswer(statusCode)) return readAnswer(await readJson(response));
      response.destroy();
      return GONE.has(statusCode) ? { state: 'gone' } : silent;
    } catch {
      return silent;
    }
  };
