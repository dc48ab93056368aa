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
import { useCanvas } from '../canvas-context.ts';
import { focusedInApp } from '../frame/text/focused-in-app.ts';
import { attachTitle, findTitle, titleUnavailableText, type TitleField } from '../frame/page-title.ts';

interface PageTitle {
  readonly title: string;
  /** Edits it on the page, or announces where it can be edited. */
  readonly write: () => void;
}

/** The page's title, editable on the page if rendered there. */
export const usePageTitle = (key: DocumentKey | undefined): PageTitle => {
  const { page, canChange, announce } = useCanvas();
  const store = useDocumentStore();
  const toast = useToast();
  const title = useDocumentPart(key, titleIn) ?? '';
  const field = useRef<TitleField>(undefined);
  const handlers = useLatest({
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
    const attached = attachTitle(element, () => handlers.current);
    field.current = attached;
    return () => {
      field.current = undefined;
      attached.leave();
    };
    // Found once by its initial text: later changes are written into the element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, canChange, isKnown, handlers]);
  useEffect(() => field.current?.show(title), [title]);
  usePendingField(() => field.current?.settle());
  const write = useCallback(() => {
    const from = focusedInApp();
    if (field.current) field.current.open(() => from?.focus());
    else announce(titleUnavailableText(page, title));
  }, [announce, page, title]);
  return { title, write };
};
