import { useEffect, useRef } from 'react';
import { useToast } from '../controls/index.ts';
import {
  keyOf,
  useDocumentPart,
  useDocumentStore,
  useWaitingField,
  type DocumentKey,
} from '../document/index.ts';
import { useCanvas } from './canvas-context.ts';
import { attachTitle, findTitle, type TitleField } from './frame/page-title.ts';
import { useLatest } from './use-latest.ts';

const titleIn = (content: unknown): string =>
  typeof content === 'object' && content !== null && 'title' in content && typeof content.title === 'string'
    ? content.title
    : '';

/** The title of the page in view; where the page shows it, it can be written there. */
export const usePageTitle = (key: DocumentKey | undefined): string => {
  const { page, canChange, announce } = useCanvas();
  const store = useDocumentStore();
  const toast = useToast();
  const title = useDocumentPart(key, titleIn);
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
  useWaitingField(() => field.current?.settle());
  return title;
};
