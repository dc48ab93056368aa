import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { useEffect, useState } from 'react';
import { useLatest } from '../controls/index.ts';
import { catchUp, useDocumentStore, type DocumentKey } from '../documents/index.ts';
import { send, sessionExpiry } from '../data-fetching/index.ts';

export type Other = CallAnswer<typeof documentCalls.tellPresence>['others'][number];

interface Present {
  /** What is open here; nothing until that is known. */
  readonly key: DocumentKey | undefined;
  readonly blockId?: string | undefined;
  /** Whether something is typed that can be no command yet. */
  readonly isTyping?: () => boolean;
}

const EVERY_MS = 10_000;

/** Tells where this contributor works, reads what somebody else has changed there, and answers who else is there. */
export const usePresence = ({ key, blockId, isTyping }: Present): readonly Other[] => {
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
      if (sessionExpiry.isExpired()) return;
      const block = latest.current === undefined ? {} : { blockId: latest.current };
      const outcome = await send(documentCalls.tellPresence, { body: { kind, id, ...block } });
      if (isLeft || !outcome.ok) return;
      setOthers(outcome.answer.others.filter((other) => other.kind === kind && other.id === id));
      await catchUp({ store, isTyping }, outcome.answer.revisions);
    };
    void tell();
    const timer = setInterval(() => void tell(), EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
      setOthers([]);
    };
  }, [store, kind, id, isTyping, latest]);
  return others;
};
