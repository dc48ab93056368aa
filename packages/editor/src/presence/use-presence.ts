import type { CallAnswer } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import { useEffect, useState } from 'react';
import { useLatest } from '../controls/index.ts';
import { catchUp, useDocumentStore, type DocumentKey } from '../documents/index.ts';
import { send, sessionExpiry } from '../data-fetching/index.ts';

export type OtherContributor = CallAnswer<typeof documentCalls.tellPresence>['others'][number];

interface Present {
  /** The open document; undefined while unknown. */
  readonly key: DocumentKey | undefined;
  readonly blockId?: string | undefined;
  /** Whether there is input that cannot become a command yet. */
  readonly isTyping?: () => boolean;
}

const EVERY_MS = 10_000;

/** Reports where this contributor works, reloads what others changed there, and returns who else is there. */
export const usePresence = ({ key, blockId, isTyping }: Present): readonly OtherContributor[] => {
  const store = useDocumentStore();
  const [others, setOthers] = useState<readonly OtherContributor[]>([]);
  const latest = useLatest(blockId);
  const kind = key?.kind;
  const id = key?.id;
  useEffect(() => {
    if (kind === undefined || id === undefined) return undefined;
    let isLeft = false;
    const report = async () => {
      // It would queue up until the next sign-in with every later report.
      if (sessionExpiry.isExpired()) return;
      const block = latest.current === undefined ? {} : { blockId: latest.current };
      const outcome = await send(documentCalls.tellPresence, { body: { kind, id, ...block } });
      if (isLeft || !outcome.ok) return;
      setOthers(outcome.answer.others.filter((other) => other.kind === kind && other.id === id));
      await catchUp({ store, isTyping }, outcome.answer.revisions);
    };
    void report();
    const timer = setInterval(() => void report(), EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
      setOthers([]);
    };
  }, [store, kind, id, isTyping, latest]);
  return others;
};
