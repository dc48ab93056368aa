import type { Outcome } from '@sitewright/api/client';
import type { Campaign } from '../campaign-texts.ts';
import type { CampaignDraft } from './campaign-history.ts';

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'waiting' | 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

export interface SaverCalls {
  readonly save: (draft: CampaignDraft, revision: number) => Promise<Outcome<Campaign>>;
  readonly read: () => Promise<Outcome<Campaign>>;
}

export interface CampaignSaver {
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saved after a pause. */
  readonly put: (draft: CampaignDraft) => void;
  /** Saves at once; the revision, or undefined where it could not be saved. */
  readonly flush: () => Promise<number | undefined>;
  /** After a conflict: the version of somebody else. */
  readonly loadOther: () => Promise<CampaignDraft | undefined>;
  /** After a conflict: one's own version over the other. */
  readonly keepMine: () => Promise<void>;
}

const PAUSE_MS = 700;

export const draftOf = ({ name, content, audience }: Campaign): CampaignDraft => ({
  name,
  content,
  audience,
});

/** Saves one version after the other; a version that somebody else changed is never overwritten unasked. */
export const createCampaignSaver = (
  first: { readonly revision: number; readonly draft: CampaignDraft },
  { save, read }: SaverCalls,
): CampaignSaver => {
  const listeners = new Set<() => void>();
  let state: SaveState = { kind: 'saved' };
  let saved = first;
  let latest = first.draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<number | undefined> | undefined;

  const show = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const saveAll = async (): Promise<number | undefined> => {
    while (latest !== saved.draft) {
      const draft = latest;
      show({ kind: 'saving' });
      const outcome = await save(draft, saved.revision);
      if (!outcome.ok) {
        const { code, message } = outcome.refusal;
        show(code === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', message });
        return undefined;
      }
      saved = { revision: outcome.answer.revision, draft };
    }
    show({ kind: 'saved' });
    return saved.revision;
  };

  const flush = (): Promise<number | undefined> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  const readOther = async (): Promise<Campaign | undefined> => {
    const outcome = await read();
    if (!outcome.ok) show({ kind: 'failed', message: outcome.refusal.message });
    return outcome.ok ? outcome.answer : undefined;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (draft) => {
      if (draft === latest) return;
      latest = draft;
      clearTimeout(timer);
      if (state.kind === 'conflict') return;
      if (!running) show({ kind: draft === saved.draft ? 'saved' : 'waiting' });
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    loadOther: async () => {
      const other = await readOther();
      if (!other) return undefined;
      const draft = draftOf(other);
      saved = { revision: other.revision, draft };
      latest = draft;
      show({ kind: 'saved' });
      return draft;
    },
    keepMine: async () => {
      const other = await readOther();
      if (!other) return;
      saved = { ...saved, revision: other.revision };
      await flush();
    },
  };
};
