import type { CampaignAudience, CampaignContent } from '@sitewright/domain/campaigns';

/** What is edited and saved as one. */
export interface CampaignDraft {
  readonly name: string;
  readonly content: CampaignContent;
  readonly audience: CampaignAudience;
}

/** The draft with what can be undone. Pure, so that it can be tested without a screen. */
export interface CampaignHistory {
  readonly present: CampaignDraft;
  readonly past: readonly CampaignDraft[];
  readonly future: readonly CampaignDraft[];
  /** Of the last change: typing on in the same field is undone as one. */
  readonly field: string;
  readonly at: number;
}

const MOST_STEPS = 100;
const SAME_INPUT_MS = 1_000;

export const beginHistory = (present: CampaignDraft): CampaignHistory => ({
  present,
  past: [],
  future: [],
  field: '',
  at: 0,
});

export interface DraftChange {
  readonly draft: CampaignDraft;
  /** Of what is typed into; empty for a change that is undone by itself. */
  readonly field: string;
  readonly at: number;
}

export const changeDraft = (history: CampaignHistory, { draft, field, at }: DraftChange): CampaignHistory => {
  const isSameInput = field !== '' && field === history.field && at - history.at < SAME_INPUT_MS;
  return {
    present: draft,
    past: isSameInput ? history.past : [...history.past, history.present].slice(-MOST_STEPS),
    future: [],
    field,
    at,
  };
};

export const undoChange = (history: CampaignHistory): CampaignHistory => {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    present: before,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    field: '',
    at: 0,
  };
};

export const redoChange = (history: CampaignHistory): CampaignHistory => {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { present: next, past: [...history.past, history.present], future, field: '', at: 0 };
};
