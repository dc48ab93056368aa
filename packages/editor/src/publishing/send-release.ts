import type { CallAnswer } from '@sitewright/api/call';
import type { Outcome } from '@sitewright/api/client';
import { documentCalls } from '@sitewright/api/documents';
import { documentLimits, isRecord } from '@sitewright/domain/documents';
import { keyOf, type DocumentKey, type DocumentStore } from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';

export interface ReleaseDocument extends DocumentKey {
  /** The revision that the user saw; open documents are published in their current state. */
  readonly revision?: number;
}

export interface NewRelease {
  readonly name: string;
  readonly documents: readonly ReleaseDocument[];
  /** Now when absent. */
  readonly publishOn?: number;
}

type Sent = Outcome<CallAnswer<typeof documentCalls.createRelease>>;

const UNSENT: Sent = {
  ok: false,
  refusal: {
    status: 0,
    code: 'unsent',
    message: 'Some changes are not saved yet. Try again in a moment.',
  },
};

/** The first message of a field says more than the refusal as a whole. */
const withReason = (outcome: Sent): Sent => {
  if (outcome.ok) return outcome;
  const [reason = outcome.refusal.message] = Object.values(outcome.refusal.errors ?? {});
  return { ok: false, refusal: { ...outcome.refusal, message: reason } };
};

/** Names the document: with several, the reason alone would not help. */
const withTitle = (outcome: Sent, isOne: boolean): Sent => {
  if (outcome.ok || isOne) return outcome;
  const { document } = isRecord(outcome.refusal.data) ? outcome.refusal.data : {};
  if (!isRecord(document) || typeof document['title'] !== 'string') return outcome;
  return {
    ok: false,
    refusal: { ...outcome.refusal, message: `${document['title']}: ${outcome.refusal.message}` },
  };
};

/** Publishes documents as one release, after their pending changes are saved. */
export const sendRelease = async (
  store: DocumentStore,
  { name, documents, publishOn }: NewRelease,
): Promise<Sent> => {
  if (!(await store.flush())) return UNSENT;
  const { documents: open } = store.state();
  const outcome = await send(documentCalls.createRelease, {
    body: {
      name: name.slice(0, documentLimits.MAX_RELEASE_NAME_LENGTH),
      documents: documents.map(({ kind, id, revision }) => ({
        kind,
        id,
        baseRevision: revision ?? open.get(keyOf({ kind, id }))?.saved.revision ?? 1,
      })),
      ...(publishOn === undefined ? {} : { publishOn }),
    },
  });
  if (outcome.ok)
    await Promise.all(
      documents.filter((key) => open.has(keyOf(key))).map(({ kind, id }) => store.open({ kind, id })),
    );
  return withTitle(withReason(outcome), documents.length === 1);
};
