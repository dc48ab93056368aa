import type { Outcome } from '@sitewright/api/client';
import { pageCalls } from '@sitewright/api/pages';
import { useState } from 'react';
import { Button, useToast } from '../../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  useOpenDocuments,
  useSaveState,
  type DocumentKey,
  type OpenDocument,
  type SavedDocument,
} from '../../document/index.ts';
import { send } from '../../fetching/index.ts';
import { useCanvas } from '../canvas-context.ts';

const statusOf = ({ content }: OpenDocument): unknown =>
  typeof content === 'object' && content !== null && 'status' in content ? content.status : undefined;

/** A draft becomes visible; what is scheduled or private stays what it is. */
const publish = async (
  key: DocumentKey,
  open: OpenDocument,
): Promise<Outcome<Omit<SavedDocument, 'kind'>>> => {
  const call = key.kind === 'item' ? pageCalls.publishItem : pageCalls.publish;
  const status = statusOf(open) === 'draft' ? ({ status: 'published' } as const) : {};
  return send(call, { params: { id: key.id }, body: { baseRevision: open.saved.revision, ...status } });
};

/** Shows this page to visitors as it is now. */
export const PublishButton = ({ document: key }: { readonly document: DocumentKey }) => {
  const store = useDocumentStore();
  const open = useOpenDocuments().get(keyOf(key));
  const saveState = useSaveState();
  const { announce } = useCanvas();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  if (!open) return null;
  const hasChanges = open.saved.hasChanges || saveState !== 'saved' || statusOf(open) === 'draft';
  const run = async () => {
    setPending(true);
    const isSent = await store.flush();
    const current = store.state().documents.get(keyOf(key));
    const outcome = isSent && current ? await publish(key, current) : undefined;
    setPending(false);
    if (!outcome) toast('Not everything could be saved yet. Try again in a moment.', 'bad');
    else if (!outcome.ok) toast(outcome.refusal.message, 'bad');
    else {
      store.accept({ ...outcome.answer, kind: key.kind });
      toast('Published');
      announce('Published.');
    }
  };
  return (
    <Button kind="primary" isPending={isPending} isDisabled={!hasChanges} onPress={() => void run()}>
      {hasChanges ? 'Publish' : 'Published'}
    </Button>
  );
};
