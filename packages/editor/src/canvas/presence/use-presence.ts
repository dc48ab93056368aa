import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { useEffect, useState } from 'react';
import { keyOf, useDocumentStore, type DocumentKey, type DocumentStore } from '../../document/index.ts';
import { send, signInGate } from '../../fetching/index.ts';
import { useLatest } from '../use-latest.ts';

type Presence = CallAnswer<typeof documentCalls.tellPresence>;
export type Other = Presence['others'][number];

const EVERY_MS = 10_000;

/** What somebody else has changed in the meantime is read again. */
const catchUp = (store: DocumentStore, revisions: Presence['revisions']): void => {
  const { documents } = store.state();
  const newer = revisions.filter((each) => {
    const open = documents.get(keyOf(each));
    return open !== undefined && open.saved.revision < each.revision;
  });
  if (newer.length === 0) return;
  // What is typed is a change of what was there until now: on theirs it would undo their work.
  store.typing.settle();
  if (store.state().unsent.length > 0) return;
  for (const { kind, id } of newer) void store.open({ kind, id });
};

/** Tells where this contributor works, and who else is on the page. */
export const usePresence = (key: DocumentKey | undefined, blockId: string | undefined): readonly Other[] => {
  const store = useDocumentStore();
  const [others, setOthers] = useState<readonly Other[]>([]);
  const latest = useLatest(blockId);
  const kind = key?.kind;
  const id = key?.id;
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    let isLeft = false;
    const tell = async () => {
      // It would wait at the gate with all that come after it, and go out with them at once.
      if (signInGate.isClosed()) return;
      const block = latest.current === undefined ? {} : { blockId: latest.current };
      const outcome = await send(documentCalls.tellPresence, { body: { kind, id, ...block } });
      if (isLeft || !outcome.ok) return;
      setOthers(outcome.answer.others.filter((other) => other.id === id));
      catchUp(store, outcome.answer.revisions);
    };
    void tell();
    const timer = setInterval(() => void tell(), EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [store, kind, id, latest]);
  return others;
};
