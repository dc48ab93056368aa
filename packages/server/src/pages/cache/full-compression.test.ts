import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { FullCompression } from './full-compression.ts';
import { PageCache } from './page-cache.ts';

const version = 1;
const log = pino({ level: 'silent' });

interface Signal {
  readonly promise: Promise<void>;
  readonly give: () => void;
  readonly fail: (error: Error) => void;
}

const makeSignal = (): Signal => {
  let [give, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((resolve, reject) => ([give, fail] = [resolve, reject]));
  return { promise, give, fail };
};

/** Says when it is compressed, which ends when it is told to. */
class HeldResponse extends PreparedResponse {
  readonly begun = makeSignal();
  readonly held = makeSignal();
  hasBegun = false;

  override async compressFully(): Promise<void> {
    this.hasBegun = true;
    this.begun.give();
    await this.held.promise;
    return super.compressFully();
  }
}

const makePages = () => {
  const cache = new PageCache();
  const compression = new FullCompression(cache, log);
  const add = (key: string): HeldResponse => {
    const response = new HeldResponse({
      status: 200,
      contentType: 'text/html',
      body: `${key} `.repeat(1_000),
      cacheControl: 'no-cache',
    });
    cache.store(key, {
      response,
      siteId: 's',
      cacheTags: [`collection:${key}`],
      version,
      changesAt: Infinity,
    });
    compression.add(key, response);
    return response;
  };
  return { cache, compression, add };
};

it('pages are compressed one at a time, and then count with what they hold', async () => {
  const { cache, compression, add } = makePages();
  const [a, b, c] = [add('a'), add('b'), add('c')];
  compression.add('b', b);
  const before = cache.bytes;
  expect([a, b, c].map(({ hasBegun }) => hasBegun)).toEqual([true, false, false]);
  a.held.give();
  await b.begun.promise;
  expect(c.hasBegun).toBe(false);
  expect(cache.bytes).toBeGreaterThan(before);
  b.held.give();
  await c.begun.promise;
  expect(b.variant('gzip')).toBeDefined();
});

it('a page that cannot be compressed holds up no other, nor does one that was changed meanwhile', async () => {
  const { cache, add } = makePages();
  const [a, b, c] = [add('a'), add('b'), add('c')];
  cache.noteChanges('s', [{ tag: 'collection:b', version: version + 1 }]);
  a.held.fail(new Error('no memory'));
  await c.begun.promise;
  expect(b.hasBegun).toBe(false);
});
