import { documentCalls } from '@sitewright/api/documents';
import { useEffect, useState } from 'react';
import { keyOf, useDocumentStore } from '../../document/index.ts';
import { send, signInGate } from '../../fetching/index.ts';
import { fileKey } from '../files/template-file.ts';

const EVERY_MS = 10_000;

/** Tells which file is open here, and reads what somebody else made of it. Answers their names. */
export const useCatchingUp = (path: string | undefined, isTyping: () => boolean): readonly string[] => {
  const store = useDocumentStore();
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (path === undefined) return undefined;
    let isLeft = false;
    const key = fileKey(path);
    const isBusy = () => isTyping() || store.state().unsent.length > 0;
    const read = async () => {
      const outcome = await send(documentCalls.read, { params: key });
      // Whoever has typed in the meantime keeps their own text: its command will tell of the conflict.
      if (outcome.ok && !isLeft && !isBusy()) store.accept({ ...outcome.answer, kind: key.kind });
    };
    const tell = async () => {
      // It would wait at the gate with all that come after it, and go out with them at once.
      if (signInGate.isClosed()) return;
      const outcome = await send(documentCalls.tellPresence, { body: key });
      if (isLeft || !outcome.ok) return;
      setOthers(
        outcome.answer.others
          .filter(({ kind, id }) => kind === key.kind && id === path)
          .map(({ name }) => name),
      );
      const open = store.state().documents.get(keyOf(key));
      const isNewer = outcome.answer.revisions.some(
        ({ kind, id, revision }) =>
          kind === key.kind && id === path && revision > (open?.saved.revision ?? revision),
      );
      if (isNewer && !isBusy()) await read();
    };
    void tell();
    const timer = setInterval(() => void tell(), EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
      setOthers([]);
    };
  }, [store, path, isTyping]);
  return others;
};
