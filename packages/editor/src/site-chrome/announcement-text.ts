import { isSameContent } from '@sitewright/domain/documents';
import { bufferTyping, mountText, type CaretTarget, type TextSession } from '../text/index.ts';

/** Dependencies of editing the announcement on the page. */
export interface AnnouncementTextContext {
  /** The bar on the page; undefined while it is off or read-only. */
  readonly bar: () => HTMLElement | undefined;
  readonly document: unknown;
  readonly onChange: (document: unknown, label: string) => void;
  /** Called if the text changed elsewhere since it was edited: the server reports a conflict. */
  readonly onConflict: (document: unknown, base: unknown) => void;
  readonly announce: (text: string) => void;
  /** The text editor could not be loaded, for example offline. */
  readonly onFailure: () => void;
  /** Reports whether there is input that is no command yet. */
  readonly onPending: (isPending: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Inline editing of the announcement bar. */
export interface AnnouncementText {
  /** False if there is no editable bar. The caret goes to the target, or to the end. */
  readonly start: (place?: CaretTarget) => boolean;
  readonly stop: () => void;
  /** Turns pending input into a command. */
  readonly settle: () => void;
  /** Applies changes made by undo or others. */
  readonly follow: (document: unknown) => void;
}

interface ActiveAnnouncement {
  readonly bar: HTMLElement;
  /** Stops buffering input and returns it. */
  readonly take: () => string;
  session?: TextSession;
  place: CaretTarget;
  written: unknown;
  /** Buffered input if editing ended before the editor was open. */
  typed: string;
}

/** Appends buffered input to a text that is no longer being edited and closes it, which saves it. */
const appendTyped = ({ editor, type, destroy }: TextSession, typed: string): void => {
  editor.commands.setTextSelection(editor.state.doc.content.size);
  type(typed);
  destroy();
};

const moveCaret = (active: ActiveAnnouncement, place: CaretTarget): void => {
  active.place = place;
  active.session?.focus(place);
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
    context().announce('Stopped editing text.');
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
        if (place) moveCaret(active, place);
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
