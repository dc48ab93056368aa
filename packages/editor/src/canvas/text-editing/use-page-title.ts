import { useCallback, useEffect, useRef } from 'react';
import { useToast, useLatest } from '../../controls/index.ts';
import {
  keyOf,
  titleIn,
  useDocumentPart,
  useDocumentStore,
  usePendingField,
  type DocumentKey,
} from '../../documents/index.ts';
import { useCanvas } from '../state/canvas-context.ts';
import { focusedInApp } from '../frame/focused-in-app.ts';
import { attachTitle, findTitle, whyNoTitle, type TitleField } from '../frame/page-title.ts';

interface PageTitle {
  readonly title: string;
  /** Opens it on the page, or says where else it is. */
  readonly write: () => void;
}

/** The title of the page in view; where the page shows it, it can be written there. */
export const usePageTitle = (key: DocumentKey | undefined): PageTitle => {
  const { page, canChange, announce } = useCanvas();
  const store = useDocumentStore();
  const toast = useToast();
  const title = useDocumentPart(key, titleIn) ?? '';
  const field = useRef<TitleField>(undefined);
  const hands = useLatest({
    onRefuse: (reason: string) => toast(reason, 'bad'),
    onChange: (next: string) => {
      const content = key && store.state().documents.get(keyOf(key))?.content;
      if (!key || typeof content !== 'object' || content === null) return;
      store.run('Change title', [{ ...key, content: { ...content, title: next } }]);
      announce(`Title changed to ${next}.`);
    },
  });
  const isKnown = title !== '';
  useEffect(() => {
    const element = page && canChange && isKnown ? findTitle(page, title) : undefined;
    if (!element) return undefined;
    const attached = attachTitle(element, () => hands.current);
    field.current = attached;
    return () => {
      field.current = undefined;
      attached.leave();
    };
    // Found once by the words that the page came with: later ones are written into the element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, canChange, isKnown, hands]);
  useEffect(() => field.current?.show(title), [title]);
  usePendingField(() => field.current?.settle());
  const write = useCallback(() => {
    const from = focusedInApp();
    if (field.current) field.current.open(() => from?.focus());
    else announce(whyNoTitle(page, title));
  }, [announce, page, title]);
  return { title, write };
};
