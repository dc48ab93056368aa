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

/** Navigates to the list that contains the page or item. */
const useLeavePage = (key: DocumentKey | undefined) => {
  const navigate = useNavigate();
  const store = useDocumentStore();
  return () => {
    const content = key && store.state().documents.get(keyOf(key))?.content;
    void (isItemContent(content)
      ? navigate({ to: '/pages/items', search: { of: content.collectionId }, replace: true })
      : navigate({ to: '/pages', replace: true }));
  };
};

/** Undo can trash the page in view: further changes to it would not be saved, so the canvas is closed. */
export const usePageTrashed = (key: DocumentKey | undefined, title: string): void => {
  const isTrashed = useIsTrashed(key);
  const name = key && keyOf(key);
  // A document that was in the trash when the page was opened may be stale: it is being reloaded.
  const seenThere = useRef<string>(undefined);
  const toast = useToast();
  const store = useDocumentStore();
  const leave = useLeavePage(key);
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
