import type { PreferenceNamespace, Preferences } from '@sitewright/domain/store';

type AnyValues = Readonly<Record<string, unknown>>;

/** Reads and writes one namespace at the server; throws what it refuses. */
export interface PreferencesTransport {
  read(namespace: PreferenceNamespace): Promise<AnyValues>;
  write(namespace: PreferenceNamespace, values: AnyValues): Promise<AnyValues>;
}

export interface CommercePreferences {
  /** What is known without asking the server. */
  cached<N extends PreferenceNamespace>(namespace: N): Preferences<N> | undefined;
  /** Read once and cached. */
  read<N extends PreferenceNamespace>(namespace: N): Promise<Preferences<N>>;
  /** Read anew, for a screen that opens. */
  refresh<N extends PreferenceNamespace>(namespace: N): Promise<Preferences<N>>;
  /** Sends nothing if nothing changes. */
  write<N extends PreferenceNamespace>(namespace: N, change: Partial<Preferences<N>>): Promise<void>;
  /** Called whenever the cached preferences of a namespace have changed. */
  onRefetch(listener: (namespace: PreferenceNamespace) => void): () => void;
  /** Called with what a write failed with, before it is thrown. */
  onFailure(listener: (error: unknown) => void): () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutSite = ({ websiteId: _websiteId, ...values }: AnyValues): AnyValues => values;

const createListeners = <Value>() => {
  const listeners = new Set<(value: Value) => void>();
  return {
    call: (value: Value): void => listeners.forEach((listener) => listener(value)),
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The preferences of the store, cached by namespace. */
export const createCommercePreferences = (transport: PreferencesTransport): CommercePreferences => {
  const cache = new Map<PreferenceNamespace, AnyValues>();
  /** What the server is known to have. */
  const saved = new Map<PreferenceNamespace, AnyValues>();
  const sent = new Map<PreferenceNamespace, Promise<unknown>>();
  const refetches = createListeners<PreferenceNamespace>();
  const failures = createListeners<unknown>();

  const store = (namespace: PreferenceNamespace, values: AnyValues): AnyValues => {
    const known = cache.get(namespace);
    if (known && isSame(known, values)) return known;
    cache.set(namespace, values);
    refetches.call(namespace);
    return values;
  };

  const refresh = async (namespace: PreferenceNamespace): Promise<AnyValues> => {
    const values = withoutSite(await transport.read(namespace));
    saved.set(namespace, values);
    // A write that is on its way is newer than what was read.
    return sent.has(namespace) ? (cache.get(namespace) ?? values) : store(namespace, values);
  };

  const send = async (namespace: PreferenceNamespace, next: AnyValues): Promise<void> => {
    try {
      await transport.write(namespace, next);
      saved.set(namespace, next);
    } catch (error) {
      if (cache.get(namespace) === next) store(namespace, saved.get(namespace) ?? next);
      failures.call(error);
      throw error;
    }
  };

  const write = async (namespace: PreferenceNamespace, change: AnyValues): Promise<void> => {
    const before = cache.get(namespace) ?? (await refresh(namespace));
    const next = { ...before, ...change };
    if (isSame(before, next)) return;
    store(namespace, next);
    // One after the other: what was chosen last must arrive last.
    const previous = sent.get(namespace) ?? Promise.resolve();
    const sending = previous.catch(() => undefined).then(() => send(namespace, next));
    sent.set(namespace, sending);
    try {
      await sending;
    } finally {
      if (sent.get(namespace) === sending) sent.delete(namespace);
    }
  };

  const client = {
    cached: (namespace: PreferenceNamespace) => cache.get(namespace),
    read: async (namespace: PreferenceNamespace) => cache.get(namespace) ?? refresh(namespace),
    refresh,
    write,
    onRefetch: refetches.add,
    onFailure: failures.add,
  };
  // The server answers each namespace with the fields of its schema.
  return client as unknown as CommercePreferences;
};
