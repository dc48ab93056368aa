/** Content of a known service, read from its URL. */
export interface EmbedAddress {
  readonly service: 'youtube' | 'vimeo' | 'spotify' | 'soundcloud' | 'codepen';
  readonly providerName: string;
  /** Its public page. */
  readonly url: string;
  /** Its embed URL. */
  readonly frame: string;
  readonly width?: number;
  readonly height?: number;
}

const WIDE = { width: 1280, height: 720 } as const;

interface Page {
  /** Without subdomains such as `www`. */
  readonly host: string;
  readonly parts: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

type ReadPage = (page: Page) => EmbedAddress | undefined;

const YOUTUBE_ID = /^[\w-]{6,20}$/;

const youtubeId = ({ host, parts: [first = '', second = ''], query }: Page): string => {
  if (host === 'youtu.be') return first;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : (query.get('v') ?? '');
};

const youtube: ReadPage = (page) => {
  const id = youtubeId(page);
  return YOUTUBE_ID.test(id)
    ? {
        service: 'youtube',
        providerName: 'YouTube',
        url: `https://www.youtube.com/watch?v=${id}`,
        // The player without cookies before playback.
        frame: `https://www.youtube-nocookie.com/embed/${id}`,
        ...WIDE,
      }
    : undefined;
};

/** Names in these paths may be numeric too, but are not video ids. */
const VIMEO_SHELVES: ReadonlySet<string> = new Set(['channels', 'groups', 'album', 'showcase']);

/** `vimeo.com/76979871`, or followed by the key of an unlisted video. */
const vimeo: ReadPage = ({ parts, query }) => {
  const own = VIMEO_SHELVES.has(parts[0] ?? '') ? parts.slice(2) : parts;
  const place = own.findIndex((part) => /^\d{1,15}$/.test(part));
  const id = own[place];
  if (id === undefined) return undefined;
  const key = query.get('h') ?? own[place + 1] ?? '';
  const isKey = /^[0-9a-f]{6,20}$/.test(key);
  return {
    service: 'vimeo',
    providerName: 'Vimeo',
    url: `https://vimeo.com/${id}${isKey ? `/${key}` : ''}`,
    frame: `https://player.vimeo.com/video/${id}${isKey ? `?h=${key}` : ''}`,
    ...WIDE,
  };
};

const SPOTIFY_KINDS: ReadonlySet<string> = new Set([
  'track',
  'album',
  'playlist',
  'artist',
  'episode',
  'show',
]);

const spotify: ReadPage = ({ parts }) => {
  const [kind = '', id = ''] = parts.filter((part) => part !== 'embed' && !part.startsWith('intl-'));
  return SPOTIFY_KINDS.has(kind) && /^\w{10,40}$/.test(id)
    ? {
        service: 'spotify',
        providerName: 'Spotify',
        url: `https://open.spotify.com/${kind}/${id}`,
        frame: `https://open.spotify.com/embed/${kind}/${id}`,
        width: 640,
        height: kind === 'track' || kind === 'episode' ? 152 : 352,
      }
    : undefined;
};

const soundcloud: ReadPage = ({ parts }) => {
  if (parts.length < 2 || !parts.every((part) => /^[\w-]+$/.test(part))) return undefined;
  const url = `https://soundcloud.com/${parts.join('/')}`;
  return {
    service: 'soundcloud',
    providerName: 'SoundCloud',
    url,
    frame: `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}`,
    width: 640,
    height: 166,
  };
};

const codepen: ReadPage = ({ parts: [user = '', , id = ''] }) => {
  return /^[\w-]+$/.test(user) && /^\w{5,40}$/.test(id)
    ? {
        service: 'codepen',
        providerName: 'CodePen',
        url: `https://codepen.io/${user}/pen/${id}`,
        frame: `https://codepen.io/${user}/embed/${id}`,
        width: 1200,
        height: 600,
      }
    : undefined;
};

const services: ReadonlyMap<string, ReadPage> = new Map([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', youtube],
  ['vimeo.com', vimeo],
  ['spotify.com', spotify],
  ['soundcloud.com', soundcloud],
  ['codepen.io', codepen],
]);

const ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www|m|music|player|open|w|on)\.)?([a-z.-]+)(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i;

const readPage = (text: string): Page | undefined => {
  const [, host, path = '', query = ''] = ADDRESS.exec(text) ?? [];
  return host === undefined
    ? undefined
    : {
        host: host.toLowerCase(),
        parts: path.split('/').filter((part) => part !== ''),
        query: new Map(
          query.split('&').map((pair): [string, string] => {
            const [name = '', value = ''] = pair.split('=');
            return [name, value];
          }),
        ),
      };
};

/** The embed for a URL of a known service. */
export const readEmbedAddress = (text: string): EmbedAddress | undefined => {
  const page = readPage(text.trim());
  return page && services.get(page.host)?.(page);
};
