import { describe, expect, it } from 'vitest';
import { createCommercePreferences } from './create-preferences.ts';

type Values = Readonly<Record<string, unknown>>;

/** A server that fails once for each fault. */
const openServer = (stored: Values) => {
  const log: string[] = [];
  const state = { stored, faults: [] as Error[] };
  const preferences = createCommercePreferences({
    read: (namespace) => {
      log.push(`read ${namespace}`);
      return Promise.resolve({ ...state.stored, websiteId: 'site' });
    },
    write: (namespace, values) => {
      log.push(`write ${namespace} ${JSON.stringify(values)}`);
      const fault = state.faults.shift();
      if (fault) return Promise.reject(fault);
      state.stored = values;
      return Promise.resolve({ ...values, websiteId: 'site' });
    },
  });
  preferences.onRefetch((namespace) =>
    log.push(`refetch ${namespace} ${JSON.stringify(preferences.cached(namespace))}`),
  );
  return { preferences, log, state };
};

const dark = { pillCartStyle: 'dark' } as const;
const light = { pillCartStyle: 'light' } as const;

describe('[STO-02 (rule)] the client of commerce preferences', () => {
  it('reads a namespace once and drops the site', async () => {
    const { preferences, log } = openServer(dark);
    expect(await preferences.read('pill-cart')).toEqual(dark);
    expect(await preferences.read('pill-cart')).toEqual(dark);
    expect(log).toEqual(['read pill-cart', 'refetch pill-cart {"pillCartStyle":"dark"}']);
  });

  it('updates the cache, signals, then sends', async () => {
    const { preferences, log } = openServer(dark);
    await preferences.read('pill-cart');
    log.length = 0;
    await preferences.write('pill-cart', light);
    expect(log).toEqual([
      'refetch pill-cart {"pillCartStyle":"light"}',
      'write pill-cart {"pillCartStyle":"light"}',
    ]);
  });

  it('sends nothing if nothing changed', async () => {
    const { preferences, log } = openServer(dark);
    await preferences.read('pill-cart');
    log.length = 0;
    await preferences.write('pill-cart', dark);
    expect(log).toEqual([]);
  });

  it('reports a failure, throws it and goes back to what is stored', async () => {
    const { preferences, state } = openServer(dark);
    const reported: unknown[] = [];
    const stop = preferences.onFailure((error) => reported.push(error));
    const offline = new Error('offline');
    state.faults.push(offline, offline);
    await expect(preferences.write('pill-cart', light)).rejects.toThrow('offline');
    expect(reported).toEqual([offline]);
    expect(preferences.cached('pill-cart')).toEqual(dark);
    stop();
    await expect(preferences.write('pill-cart', light)).rejects.toThrow('offline');
    expect(reported).toHaveLength(1);
  });

  it('sends one after the other, and a failure leaves what was chosen after it', async () => {
    const { preferences, log, state } = openServer(dark);
    await preferences.read('pill-cart');
    state.faults.push(new Error('offline'));
    const first = preferences.write('pill-cart', light);
    const second = preferences.write('pill-cart', { pillCartStyle: 'outline' });
    await expect(first).rejects.toThrow('offline');
    await second;
    expect(preferences.cached('pill-cart')).toEqual({ pillCartStyle: 'outline' });
    expect(log.filter((line) => line.startsWith('write'))).toHaveLength(2);
    expect(state.stored).toEqual({ pillCartStyle: 'outline' });
  });
});
