import { isSameContent } from '@sitewright/domain/documents';
import { bufferTyping, mountText, type CaretTarget, type TextSession } from '../text/index.ts';

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
  readonly onPending: (isPending: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Writing in the announcement bar, on the page itself. */
export interface AnnouncementText {
  /** False where there is no bar to write in. The cursor goes to the place, or to the end. */
  readonly start: (place?: CaretTarget) => boolean;
  readonly stop: () => void;
  /** Makes a command of what was typed last. */
  readonly settle: () => void;
  /** Takes over what undo or others made of the text. */
  readonly follow: (document: unknown) => void;
}

interface ActiveAnnouncement {
  readonly bar: HTMLElement;
  /** Ends the catching of what is typed before the text is open, and tells it. */
  readonly take: () => string;
  session?: TextSession;
  place: CaretTarget;
  written: unknown;
  /** What was typed for a text that was left before it was open. */
  typed: string;
}

/** Writes what came too early into a text that nobody is in any more; closing it keeps that. */
const appendTyped = ({ editor, type, destroy }: TextSession, typed: string): void => {
  editor.commands.setTextSelection(editor.state.doc.content.size);
  type(typed);
  destroy();
};

const fieldIn = (bar: HTMLElement): HTMLElement | null =>
  bar.querySelector<HTMLElement>('[data-edit-field="announcement"]');

export const createAnnouncementText = (
  context: () => AnnouncementTextContext,
  onOpen: (session: TextSession | undefined) => void,
): AnnouncementText => {
  let active: ActiveAnnouncement | undefined;

  const stop = (): void => {
    const left = active;
    if (!left) return;
    active = undefined;
    if (left.session) left.session.destroy();
    else left.typed = left.take();
    left.bar.removeAttribute('data-edit-busy');
    onOpen(undefined);
  };

  const exit = (): void => {
    const view = active?.bar.ownerDocument.defaultView;
    stop();
    view?.focus();
    context().announce('Text left.');
  };

  const mount = async (started: ActiveAnnouncement, element: HTMLElement): Promise<void> => {
    const session = await mountText(element, {
      document: started.written,
      label: 'Announcement',
      onChange: (next, label) => {
        started.written = next;
        context().onChange(next, label);
      },
      onExit: exit,
      onPending: (isPending) => context().onPending(isPending),
      onUndo: () => context().undo(),
      onRedo: () => context().redo(),
    }).catch(() => undefined);
    if (active !== started) {
      if (session) appendTyped(session, started.typed);
      return;
    }
    if (!session) {
      stop();
      context().onFailure();
      return;
    }
    started.session = session;
    onOpen(session);
    session.focus(started.place);
    session.type(started.take());
  };

  return {
    stop,
    start: (place) => {
      const { bar: find, document } = context();
      const bar = find();
      const field = bar && fieldIn(bar);
      if (!field) return false;
      if (active) {
        if (place) {
          active.place = place;
          active.session?.focus(place);
        }
        return true;
      }
      bar.setAttribute('data-edit-busy', '');
      active = {
        bar,
        written: document,
        typed: '',
        place: place ?? 'end',
        take: bufferTyping(bar.ownerDocument, exit),
      };
      void mount(active, field);
      return true;
    },
    settle: () => active?.session?.flush(),
    follow: (document) => {
      if (!active?.session || isSameContent(document, active.written)) return;
      const { written } = active;
      const typed = active.session.takeTyped();
      active.written = document;
      active.session.replace(document ?? '');
      if (typed) context().onConflict(typed, written);
    },
  };
};
