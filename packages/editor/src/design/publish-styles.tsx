import { documentCalls } from '@sitewright/api/documents';
import { Button, useToast } from '../controls/index.ts';
import { keyOf, useDocumentStore, useOpenDocuments, useSaveState } from '../document/index.ts';
import { useSending } from '../fetching/index.ts';
import { stylesDocument } from './use-site-styles.ts';

/** Shows the styles to visitors. */
export const PublishStyles = ({ announce }: { readonly announce: (text: string) => void }) => {
  const store = useDocumentStore();
  const open = useOpenDocuments().get(keyOf(stylesDocument));
  const saveState = useSaveState();
  const toast = useToast();
  const { send, isSending } = useSending(documentCalls.publish);
  if (!open) return null;
  const hasChanges = open.saved.hasChanges || saveState !== 'saved';
  const run = async () => {
    const isSent = await store.flush();
    const current = store.state().documents.get(keyOf(stylesDocument));
    if (!isSent || !current) return toast('Not everything could be saved yet. Try again in a moment.', 'bad');
    const body = { baseRevision: current.saved.revision };
    const outcome = await send({ params: stylesDocument, body });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    store.accept({ ...outcome.answer, kind: stylesDocument.kind });
    announce('Published.');
    return toast('Published');
  };
  return (
    <Button kind="primary" isPending={isSending} isDisabled={!hasChanges} onPress={() => void run()}>
      {hasChanges ? 'Publish' : 'Published'}
    </Button>
  );
};
