import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import type { TextOptions, TextPlace, TextSession } from '../../text/index.ts';
import { blockIn } from '../model/page-areas.ts';
import { isSameText, keepText, withDocument } from './block-text.ts';
import { focusedInApp } from './focused-in-app.ts';
import { blockElement } from './frame-marks.ts';
import type { TextEditingContext } from './text-editing.ts';

/** The text that is written in, or is being opened for it. */
export interface ActiveText {
  readonly blockId: string;
  readonly page: Document;
  /** The block's own: taken off the page it is kept, and comes back with undo as it was. */
  readonly element: Element | null;
  /** Missing while the editor is still loading. */
  session?: TextSession;
  letFocusGo?: () => void;
  /** Where the cursor goes once the text is open; its end where nothing was pointed at. */
  place?: TextPlace | undefined;
  /** What the block holds as far as this text knows, to tell what is written here from what comes from elsewhere. */
  known: PlacedBlock['value'];
  /** What had the focus before, where that is not the page itself. */
  readonly from: HTMLElement | undefined;
}

/** Marks the block as written in: nothing draws it anew from then on. */
export const beginText = (page: Document, { id, value }: PlacedBlock): ActiveText => {
  const element = blockElement(page, id);
  element?.setAttribute('data-edit-busy', '');
  return { blockId: id, page, element, known: value, from: focusedInApp() };
};

/**
 * A question over the screen takes the focus and gives it back to the page, not to the text in it: the next key would
 * act on the block. Calling the answer ends that.
 */
const holdFocus = ({ page, element }: ActiveText, session: TextSession): (() => void) => {
  const view = page.defaultView;
  const comeBack = (): void => {
    if (!element?.contains(page.activeElement)) session.focus();
  };
  view?.addEventListener('focus', comeBack);
  return () => view?.removeEventListener('focus', comeBack);
};

export const openText = (busy: ActiveText, session: TextSession): void => {
  busy.session = session;
  busy.letFocusGo = holdFocus(busy, session);
};

/** The second press of a double click comes when the text is being opened, or is open already. */
export const goTo = (busy: ActiveText, place: TextPlace | undefined): void => {
  busy.place = place ?? busy.place;
  if (place) busy.session?.focus(place);
};

export const endText = ({ letFocusGo, session, element }: ActiveText): void => {
  letFocusGo?.();
  session?.destroy();
  element?.removeAttribute('data-edit-busy');
};

export const giveBackFocus = ({ from, page }: ActiveText): void => {
  if (from?.isConnected) from.focus();
  else page.defaultView?.focus();
};

/** Puts in what undo or others made of the text. False once the block is gone. */
export const takeOver = (busy: ActiveText, { pageAreasNow, perform }: TextEditingContext): boolean => {
  const { blockId, session, known } = busy;
  const value = blockIn(pageAreasNow(), blockId)?.block.value;
  if (!value) return false;
  if (!session || isSameText(value, known)) return true;
  const typed = session.takeTyped();
  busy.known = value;
  session.replace(value['document'] ?? value['html']);
  // Put over what came from elsewhere, it would be gone without a word; as a change of what it was written on the server
  // asks which of the two stays.
  if (typed) keepText(perform, blockId, { document: typed, label: 'Edit text', base: known });
  return true;
};

interface TextHands {
  readonly exit: () => void;
  readonly insertBelow: (blockId: string, kind: BlockKind) => void;
}

export const optionsOf = (
  begun: ActiveText,
  around: () => TextEditingContext,
  { exit, insertBelow }: TextHands,
): TextOptions => ({
  document: begun.known['document'],
  label: 'Text',
  onChange: (next, label) => {
    begun.known = withDocument(begun.known, next);
    keepText(around().perform, begun.blockId, { document: next, label });
  },
  onExit: exit,
  blocks: { isOffered: around().isOffered, onInsert: (kind) => insertBelow(begun.blockId, kind) },
  onWaiting: (isWaiting) => around().onWaiting(isWaiting),
  onUndo: () => around().undo(),
  onRedo: () => around().redo(),
});
