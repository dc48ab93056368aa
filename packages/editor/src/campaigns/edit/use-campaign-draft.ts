import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CampaignContent } from '@sitewright/domain/campaigns';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../data-fetching/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import type { Campaign } from '../campaign-texts.ts';
import { beginHistory, changeDraft, redoChange, undoChange, type CampaignDraft } from './campaign-history.ts';
import { createCampaignSaver, draftOf, type CampaignSaver, type SaveState } from './campaign-saver.ts';

export interface DraftEditor {
  readonly draft: CampaignDraft;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes that name the same field one after the other are undone as one. */
  readonly change: (change: Partial<CampaignDraft>, field?: string) => void;
  readonly changeContent: (change: Partial<CampaignContent>, field?: string) => void;
  readonly changeBlocks: (
    change: (blocks: CampaignContent['blocks']) => CampaignContent['blocks'],
    field?: string,
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly flush: CampaignSaver['flush'];
  readonly loadOther: () => Promise<void>;
  readonly keepMine: CampaignSaver['keepMine'];
}

const UNNAMED = 'Untitled campaign';

const openDraft = (campaign: Campaign) => {
  const { id, revision } = campaign;
  const draft = draftOf(campaign);
  const saver = createCampaignSaver(
    { revision, draft },
    {
      save: (next, current) => {
        const name = next.name.trim() === '' ? UNNAMED : next.name;
        return send(campaignsCalls.save, { params: { id }, body: { ...next, name, revision: current } });
      },
      read: () => send(campaignsCalls.read, { params: { id } }),
    },
  );
  return { draft, saver };
};

/** The draft of a campaign: saved by itself, with undo. */
export const useCampaignDraft = (campaign: Campaign): DraftEditor => {
  const [{ draft: first, saver }] = useState(() => openDraft(campaign));
  const [history, setHistory] = useState(() => beginHistory(first));
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);
  const draft = history.present;
  useEffect(() => saver.put(draft), [saver, draft]);
  useUnsavedChanges({
    isDirty: saveState.kind !== 'saved',
    save: async () => (await saver.flush()) !== undefined,
  });
  const { flush, keepMine } = saver;
  return {
    draft,
    saveState,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (changed, field = '') =>
      setHistory((before) =>
        changeDraft(before, { draft: { ...before.present, ...changed }, field, at: Date.now() }),
      ),
    changeContent: (changed, field = '') =>
      setHistory((before) => {
        const content = { ...before.present.content, ...changed };
        return changeDraft(before, { draft: { ...before.present, content }, field, at: Date.now() });
      }),
    changeBlocks: (changeAll, field = '') =>
      setHistory((before) => {
        const blocks = changeAll(before.present.content.blocks);
        const content = { ...before.present.content, blocks };
        return changeDraft(before, { draft: { ...before.present, content }, field, at: Date.now() });
      }),
    undo: () => setHistory(undoChange),
    redo: () => setHistory(redoChange),
    flush,
    keepMine,
    loadOther: async () => {
      const other = await saver.loadOther();
      if (other) setHistory(beginHistory(other));
    },
  };
};
