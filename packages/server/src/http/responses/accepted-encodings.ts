import type { Encoding } from './prepared-response.ts';

const preferred = ['br', 'gzip', 'identity'] as const satisfies Encoding[];

/** Browsers send a handful of different headers; beyond that nothing is cached. */
const MAX_HEADERS = 100;
const known = new Map<string, readonly Encoding[]>();

/** `gzip;q=0.5, *;q=0` becomes the weights of `gzip` and of everything that is not named. */
const readWeights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );

const workOut = (header: string): readonly Encoding[] => {
  const weights = readWeights(header);
  const isAccepted = (name: Encoding): boolean =>
    name === 'identity' || (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return preferred.filter(isAccepted);
};

/** The encodings that the browser accepts, smallest first; always includes identity. */
export const acceptedEncodings = (header: string | string[] | undefined): readonly Encoding[] => {
  if (typeof header !== 'string') return ['identity'];
  const found = known.get(header);
  if (found) return found;
  const encodings = workOut(header);
  if (known.size < MAX_HEADERS) known.set(header, encodings);
  return encodings;
};
