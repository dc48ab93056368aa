import { previewCalls } from '@sitewright/api/previews';
import { useToast } from '../controls/index.ts';
import { useDocumentStore } from '../documents/index.ts';
import { useSending } from '../data-fetching/index.ts';

/** Opens the saved page with its scripts in a new tab, on the preview host. */
export const usePreview = (at: string) => {
  const store = useDocumentStore();
  const toast = useToast();
  const { send, isSending } = useSending(previewCalls.createLink);
  const open = async (): Promise<void> => {
    // Opened synchronously in the event handler: later, popup blockers would block it.
    const tab = window.open('', '_blank');
    await store.flush();
    const outcome = await send({ body: { path: at } });
    if (outcome.ok && tab) {
      tab.opener = null;
      tab.location.href = outcome.answer.url;
      return;
    }
    tab?.close();
    toast(outcome.ok ? 'Your browser blocked the new tab.' : outcome.refusal.message, 'bad');
  };
  return { open, isOpening: isSending };
};
