import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import type { TextOptions, CaretTarget, TextSession } from '../../../text/index.ts';
import { blockIn } from '../../model/page-areas.ts';
import { isSameText, storeText, withDocument } from './block-text.ts';
import { focusedInApp } from './focused-in-app.ts';
import { blockElement } from '../frame-marks.ts';
import type { TextEditingContext } from './text-editing-context.ts';

/** The text being edited, or being opened. */
export interface ActiveText {
  readonly blockId: string;
  readonly page: Document;
  /** The block's element: it is cached when removed and restored by undo. */
  readonly element: Element | null;
  /** Undefined while the editor is loading. */
  session?: TextSession;
  releaseFocus?: () => void;
  /** Initial caret position; the end by default. */
  place?: CaretTarget | undefined;
  /** The block's value as known to this session, to detect changes made elsewhere. */
  known: PlacedBlock['value'];
  /** The previously focused element of the app. */
  readonly from: HTMLElement | undefined;
}

/** Marks the block as active, which protects it from re-rendering. */
export const markActive = (
  page: Document,
  { id, value }: PlacedBlock,
  place: CaretTarget | undefined,
): ActiveText => {
  const element = blockElement(page, id);
  element?.setAttribute('data-edit-busy', '');
  return { blockId: id, page, element, known: value, place, from: focusedInApp() };
};

/**
 * A closing dialog returns the focus to the page, not to the text in it, and the next key would act on the block.
 * Returns the cleanup function.
 */
const keepFocus = ({ page, element }: ActiveText, session: TextSession): (() => void) => {
  const view = page.defaultView;
  const comeBack = (): void => {
    if (!element?.contains(page.activeElement)) session.focus();
  };
  view?.addEventListener('focus', comeBack);
  return () => view?.removeEventListener('focus', comeBack);
};

export const openText = (active: ActiveText, session: TextSession): void => {
  active.session = session;
  active.releaseFocus = keepFocus(active, session);
};

/** The second press of a double click arrives while the text is opening or open. */
export const goTo = (active: ActiveText, place: CaretTarget | undefined): void => {
  active.place = place ?? active.place;
  if (place) active.session?.focus(place);
};

export const closeText = ({ releaseFocus, session, element }: ActiveText): void => {
  releaseFocus?.();
  session?.destroy();
  element?.removeAttribute('data-edit-busy');
};

interface FocusTarget {
  readonly from?: ActiveText['from'];
  readonly page: Document | undefined;
}

export const restoreFocus = ({ from, page }: FocusTarget): void => {
  if (from?.isConnected) from.focus();
  else page?.defaultView?.focus();
};

/** Applies changes of the text made by undo or others. False if the block is gone. */
export const syncText = (active: ActiveText, { pageAreasNow, perform }: TextEditingContext): boolean => {
  const { blockId, session, known } = active;
  const value = blockIn(pageAreasNow(), blockId)?.block.value;
  if (!value) return false;
  if (!session || isSameText(value, known)) return true;
  const typed = session.takeTyped();
  active.known = value;
  session.replace(value['document'] ?? value['html']);
  // Saving it over the newer value would lose that silently; based on the old value the server reports a
  // conflict.
  if (typed) storeText(perform, blockId, { document: typed, label: 'Edit text', base: known });
  return true;
};

interface TextHandlers {
  readonly exit: () => void;
  readonly insertBelow: (blockId: string, kind: BlockKind) => void;
}

export const optionsOf = (
  started: ActiveText,
  context: () => TextEditingContext,
  { exit, insertBelow }: TextHandlers,
): TextOptions => ({
  document: started.known['document'],
  label: 'Text',
  onChange: (next, label) => {
    started.known = withDocument(started.known, next);
    storeText(context().perform, started.blockId, { document: next, label });
  },
  onExit: exit,
  blocks: { isOffered: context().isOffered, onInsert: (kind) => insertBelow(started.blockId, kind) },
  onPending: (isPending) => context().onPending(isPending),
  onUndo: () => context().undo(),
  onRedo: () => context().redo(),
});
