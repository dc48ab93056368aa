import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useToast } from '../../controls/index.ts';
import {
  isItemContent,
  keyOf,
  nextHistoryEntry,
  useDocumentStore,
  useIsTrashed,
  type DocumentKey,
} from '../../documents/index.ts';
import { trashedNotice } from './trashed-notice.ts';

/** Where the list is that the page or item stood in. */
const useWayOut = (key: DocumentKey | undefined) => {
  const navigate = useNavigate();
  const store = useDocumentStore();
  return () => {
    const content = key && store.state().documents.get(keyOf(key))?.content;
    void (isItemContent(content)
      ? navigate({ to: '/pages/items', search: { of: content.collectionId }, replace: true })
      : navigate({ to: '/pages', replace: true }));
  };
};

/** Undo can take away the very page that is in view: nothing that is done to it from then on would be kept. */
export const usePageTrashed = (key: DocumentKey | undefined, title: string): void => {
  const isTrashed = useIsTrashed(key);
  const name = key && keyOf(key);
  // What lay in the trash when the page was opened may be out of date: it is being read.
  const seenThere = useRef<string>(undefined);
  const toast = useToast();
  const store = useDocumentStore();
  const leave = useWayOut(key);
  useEffect(() => {
    const isGone = isTrashed && seenThere.current === name;
    seenThere.current = isTrashed ? undefined : name;
    if (!isGone || !key) return;
    const state = store.state();
    toast(
      trashedNotice(title, key, {
        undo: nextHistoryEntry(state, 'undo'),
        redo: nextHistoryEntry(state, 'redo'),
      }),
    );
    leave();
  });
};
