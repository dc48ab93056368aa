import { isSameContent } from '@sitewright/domain/documents';
import { catchTyping, mountText, type TextPlace, type TextSession } from '../text/index.ts';

/** What writing in the bar needs, as it is at the moment. */
export interface AnnouncementTextContext {
  /** The bar on the page in the frame; nothing while it is off or may not be changed. */
  readonly bar: () => HTMLElement | undefined;
  readonly document: unknown;
  readonly onChange: (document: unknown, label: string) => void;
  /** What was written on another state than the present one: the server asks which of the two stays. */
  readonly onConflict: (document: unknown, base: unknown) => void;
  readonly announce: (text: string) => void;
  /** The text editor could not be fetched, as without a line. */
  readonly onFailure: () => void;
  /** Something is typed that is no command yet; or no longer. */
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Writing in the announcement bar, on the page itself. */
export interface AnnouncementText {
  /** False where there is no bar to write in. The cursor goes to the place, or to the end. */
  readonly start: (place?: TextPlace) => boolean;
  readonly stop: () => void;
  /** Makes a command of what was typed last. */
  readonly settle: () => void;
  /** Takes over what undo or others made of the text. */
  readonly follow: (document: unknown) => void;
}

interface Busy {
  readonly bar: HTMLElement;
  /** Ends the catching of what is typed before the text is open, and tells it. */
  readonly take: () => string;
  session?: TextSession;
  place: TextPlace;
  written: unknown;
  /** What was typed for a text that was left before it was open. */
  typed: string;
}

/** Writes what came too early into a text that nobody is in any more; closing it keeps that. */
const writeLate = ({ editor, type, destroy }: TextSession, typed: string): void => {
  editor.commands.setTextSelection(editor.state.doc.content.size);
  type(typed);
  destroy();
};

const fieldIn = (bar: HTMLElement): HTMLElement | null =>
  bar.querySelector<HTMLElement>('[data-edit-field="announcement"]');

export const createAnnouncementText = (
  around: () => AnnouncementTextContext,
  onOpen: (session: TextSession | undefined) => void,
): AnnouncementText => {
  let busy: Busy | undefined;

  const stop = (): void => {
    const left = busy;
    if (!left) return;
    busy = undefined;
    if (left.session) left.session.destroy();
    else left.typed = left.take();
    left.bar.removeAttribute('data-edit-busy');
    onOpen(undefined);
  };

  const exit = (): void => {
    const view = busy?.bar.ownerDocument.defaultView;
    stop();
    view?.focus();
    around().announce('Text left.');
  };

  const mount = async (begun: Busy, element: HTMLElement): Promise<void> => {
    const session = await mountText(element, {
      document: begun.written,
      label: 'Announcement',
      onChange: (next, label) => {
        begun.written = next;
        around().onChange(next, label);
      },
      onExit: exit,
      onWaiting: (isWaiting) => around().onWaiting(isWaiting),
      onUndo: () => around().undo(),
      onRedo: () => around().redo(),
    }).catch(() => undefined);
    if (busy !== begun) {
      if (session) writeLate(session, begun.typed);
      return;
    }
    if (!session) {
      stop();
      around().onFailure();
      return;
    }
    begun.session = session;
    onOpen(session);
    session.focus(begun.place);
    session.type(begun.take());
  };

  return {
    stop,
    start: (place) => {
      const { bar: find, document } = around();
      const bar = find();
      const field = bar && fieldIn(bar);
      if (!field) return false;
      if (busy) {
        if (place) {
          busy.place = place;
          busy.session?.focus(place);
        }
        return true;
      }
      bar.setAttribute('data-edit-busy', '');
      busy = {
        bar,
        written: document,
        typed: '',
        place: place ?? 'end',
        take: catchTyping(bar.ownerDocument, exit),
      };
      void mount(busy, field);
      return true;
    },
    settle: () => busy?.session?.flush(),
    follow: (document) => {
      if (!busy?.session || isSameContent(document, busy.written)) return;
      const { written } = busy;
      const typed = busy.session.takeTyped();
      busy.written = document;
      busy.session.replace(document ?? '');
      if (typed) around().onConflict(typed, written);
    },
  };
};
