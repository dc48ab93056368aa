import { describe, expect, it } from 'vitest';
import { readEntry, removeEntry, writeEntry, type ReadText, type TextStore } from './index.ts';

interface Place {
  readonly read: ReadText;
  readonly store: TextStore;
  readonly texts: Map<string, string>;
}

const place = (): Place => {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (name) => texts.get(name),
    store: {
      write: (name, text) => texts.set(name, text).has(name),
      remove: (name) => void texts.delete(name),
    },
  };
};

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const blocked = (): Place => ({ texts: new Map(), read: refuse, store: { write: refuse, remove: refuse } });

/** Reads and removes, but rejects writes: a local storage at its quota. */
const full = (): Place => {
  const open = place();
  return { ...open, store: { ...open.store, write: refuse } };
};

const browser = (local: Place, cookie: Place) => {
  const stores = [local.store, cookie.store];
  const places = [local.read, cookie.read];
  return {
    keep: (value: string, expiresOn?: number) =>
      writeEntry(stores, { name: 'sw-a', value, ...(expiresOn === undefined ? {} : { expiresOn }) }),
    read: (now = 0) => readEntry(places, 'sw-a', now),
    forget: () => removeEntry(stores, 'sw-a'),
  };
};

describe('session data', () => {
  it('[UTL-05] is kept in local storage and not in a cookie', () => {
    const [local, cookie] = [place(), place()];
    const data = browser(local, cookie);
    expect(data.keep('one')).toBe(true);
    expect(data.read()).toBe('one');
    expect(local.texts.size).toBe(1);
    expect(cookie.texts.size).toBe(0);
  });

  it('[UTL-05] stays without an expiry and ends at its expiry', () => {
    const data = browser(place(), place());
    data.keep('for good');
    expect(data.read(Number.MAX_SAFE_INTEGER)).toBe('for good');
    data.keep('until ten', 10);
    expect(data.read(9)).toBe('until ten');
    expect(data.read(10)).toBeUndefined();
  });

  it('[UTL-05] goes to a cookie where local storage is blocked', () => {
    const cookie = place();
    const data = browser(blocked(), cookie);
    expect(data.keep('one')).toBe(true);
    expect(data.read()).toBe('one');
    data.forget();
    expect(cookie.texts.size).toBe(0);
  });

  it('[UTL-05] does not answer with an older value when local storage is full', () => {
    const [local, cookie] = [full(), place()];
    local.texts.set('sw-a', '["old"]');
    const data = browser(local, cookie);
    expect(data.keep('new')).toBe(true);
    expect(data.read()).toBe('new');
  });

  it('asks the cookie when what local storage holds has expired', () => {
    const [local, cookie] = [place(), place()];
    local.texts.set('sw-a', '["old",5]');
    cookie.texts.set('sw-a', '["newer"]');
    expect(browser(local, cookie).read(6)).toBe('newer');
  });

  it('says so when no store takes the value', () => {
    const deaf = place();
    const data = browser(blocked(), { ...deaf, store: { ...deaf.store, write: () => false } });
    expect(data.keep('one')).toBe(false);
    expect(data.read()).toBeUndefined();
  });

  it.each(['', 'null', '{', '"text"x', '{"value":1}', '12'])(
    'takes a text that is not ours (%j) for nothing',
    (text) => {
      const local = place();
      local.texts.set('sw-a', text);
      expect(browser(local, place()).read()).toBeUndefined();
    },
  );
});
