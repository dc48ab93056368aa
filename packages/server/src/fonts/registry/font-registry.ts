import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { packageOf, type CatalogueFont } from '../catalogue/font-catalogue.ts';
import { chooseFaces, readFacts, type FontFace } from '../package/font-faces.ts';
import { readTar } from './read-tar.ts';

const unzip = promisify(gunzip);

const LOOK_MS = 3_000;
const FETCH_MS = 60_000;
const MAX_BYTES = 30_000_000;
const MAX_UNPACKED = 120_000_000;
/** How long the list of fonts waits for the check; until it responds the registry counts as reachable. */
const TIMEOUT_MS = 1_000;
/** A check at every list would make the font picker wait each time while offline. */
const CACHE_MS = 30_000;

/** A failed download, with a message for the log. */
export class FontFetchFault extends Error {}

export interface FetchedFont {
  readonly faces: readonly FontFace[];
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface FontRegistry {
  /** Whether the registry can be reached. */
  isReachable(): Promise<boolean>;
  fetchFont(font: CatalogueFont, signal?: AbortSignal): Promise<FetchedFont>;
}

const readBody = async (answer: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new FontFetchFault(`The package is larger than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The package must be the one that the catalogue was generated from. */
const checkIntegrity = (archive: Buffer, { integrity, family }: CatalogueFont): void => {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  const found = createHash(algorithm).update(archive).digest('base64');
  if (found !== expected) throw new FontFetchFault(`${family} is not the package that the catalogue names.`);
};

const FILES = 'package/files/';
const FACTS = new Set(['package/metadata.json', 'package/unicode.json']);

const unpack = async (font: CatalogueFont, archive: Buffer): Promise<FetchedFont> => {
  const tar = await unzip(archive, { maxOutputLength: MAX_UNPACKED });
  const all = readTar(tar, (name) => FACTS.has(name) || (name.startsWith(FILES) && name.endsWith('.woff2')));
  const fonts = [...all].filter(([name]) => name.startsWith(FILES));
  const files = new Map(fonts.map(([name, bytes]) => [name.slice(FILES.length), bytes]));
  const textOf = (name: string): string => all.get(`package/${name}`)?.toString('utf8') ?? '{}';
  const texts = { metadata: textOf('metadata.json'), unicode: textOf('unicode.json') };
  const faces = chooseFaces(font, readFacts(texts, files.keys()));
  if (faces.length === 0) throw new FontFetchFault(`The package of ${font.family} holds no face.`);
  const wanted = new Set(faces.map(({ file }) => file));
  return { faces, files: new Map([...files].filter(([file]) => wanted.has(file))) };
};

const addressOf = (registry: string, font: CatalogueFont): string =>
  `${registry.replace(/\/?$/, '/')}${packageOf(font)}/-/${font.slug}-${font.version}.tgz`;

const timedOut = (milliseconds: number, signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);

const assumeAfter = async (milliseconds: number): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
  return true;
};

/** Downloads font packages from the npm registry. */
export const createFontRegistry = (findAddress: () => Promise<string | undefined>): FontRegistry => {
  let seen: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  const look = async (): Promise<boolean> => {
    const registry = await findAddress();
    if (registry === undefined) return false;
    const answer = await fetch(registry, { method: 'HEAD', signal: timedOut(LOOK_MS) }).catch(
      () => undefined,
    );
    return answer !== undefined && answer.status < 500;
  };

  return {
    async isReachable() {
      if (!seen || Date.now() - seen.at > CACHE_MS) seen = { at: Date.now(), answer: look() };
      return Promise.race([seen.answer, assumeAfter(TIMEOUT_MS)]);
    },
    async fetchFont(font, signal) {
      const registry = await findAddress();
      if (registry === undefined) throw new FontFetchFault('There is no registry to fetch fonts from.');
      const answer = await fetch(addressOf(registry, font), { signal: timedOut(FETCH_MS, signal) });
      if (!answer.ok) throw new FontFetchFault(`The registry answered ${answer.status} for ${font.family}.`);
      const archive = await readBody(answer);
      checkIntegrity(archive, font);
      return unpack(font, archive);
    },
  };
};
