import type { TextMessage } from '@sitewright/domain/text';
import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { createChangeBatcher } from './change-batcher.ts';
import { addEditStyles } from './edit-styles.ts';
import { createEmptyHint } from './empty-hint.ts';
import { pressedCommand, type TextCommand } from './keys.ts';
import { readDocument, writeDocument } from './schema/stored-document.ts';
import { textExtensions } from './schema/text-extensions.ts';
import { createSession } from './session-state.ts';
import { createSlashMenu, slashStateOf } from './slash/slash-menu.ts';
import type { TextOptions, TextSession } from './text-session.ts';
import { cleanPasteInto, createTextSize, cutTextInto } from './text-size.ts';

const schema = getSchema([...textExtensions]);

/** The canvas keeps links from opening windows by another name for their target. */
const readPage = (element: HTMLElement) => {
  const shown = element.cloneNode(true) as HTMLElement;
  for (const link of shown.querySelectorAll('a[data-target="_blank"]')) link.setAttribute('target', '_blank');
  return DOMParser.fromSchema(schema).parse(shown);
};

/** The stored text, or what the page shows where nothing readable is stored. */
const contentOf = (element: HTMLElement, stored: unknown): JSONContent =>
  (readDocument(schema, stored) ?? readPage(element)).toJSON() as JSONContent;

/** What the canvas shows in an empty text; the editor has a hint of its own. */
const INVITATION = 'data-edit-empty';

interface Around {
  readonly name: string;
  readonly value: string;
}

/** Gives the element back with the text that was typed and nothing else of the editor's. */
const leaveElement = (element: HTMLElement, around: readonly Around[], content: Node): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { name, value } of around) element.setAttribute(name, value);
  element.replaceChildren(content);
};

interface Listeners {
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly tell: (message: TextMessage) => void;
}

const createEditor = (element: HTMLElement, options: TextOptions, { onKey, tell }: Listeners) =>
  new Editor({
    element: { mount: element },
    injectCSS: false,
    editable: options.editable ?? true,
    extensions: [
      ...textExtensions,
      createTextSize(tell),
      createSlashMenu({
        isOffered: (kind) => options.blocks?.isOffered(kind) ?? false,
        onInsertBlock: (kind) => options.blocks?.onInsert(kind),
      }),
      createEmptyHint(
        options.blocks ? 'Write, or type / for blocks' : 'Write, or type / for headings and lists',
      ),
    ],
    content: contentOf(element, options.document),
    editorProps: {
      attributes: {
        'aria-label': options.label ?? 'Text',
        'aria-multiline': 'true',
        'aria-description': 'Alt+F10 goes to the tools, Escape leaves the text.',
      },
      handleKeyDown: (_view, event) => onKey(event),
      transformPastedHTML: (html, { state }) => cleanPasteInto(state.doc, html, tell),
      transformPastedText: (text, _isPlain, { state }) => cutTextInto(state.doc, text, tell),
      // The browser's own undo knows neither the site's changes nor the text's nodes.
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          if (event.inputType.startsWith('history')) event.preventDefault();
          return false;
        },
      },
    },
  });

/** Edits a text in its place: the element, which may stand in a frame, becomes the editor. */
export const mountText = (element: HTMLElement, options: TextOptions): TextSession => {
  addEditStyles(element.ownerDocument);
  const around = [...element.attributes].map(({ name, value }) => ({ name, value }));
  element.removeAttribute(INVITATION);
  const acts = {
    exit: options.onExit,
    undo: () => options.onUndo?.(),
    redo: () => options.onRedo?.(),
    link: () => session.setTools({ isLinkOpen: true }),
  } satisfies Record<TextCommand, () => void>;
  const onKey = (event: KeyboardEvent): boolean => {
    const command = pressedCommand(event);
    if (command === undefined) return false;
    // The slash menu closes first; its plugin comes after these keys.
    if (command === 'exit' && slashStateOf(editor.state)) return false;
    closer.flush();
    acts[command]();
    return true;
  };
  let told = 0;
  const tell = (code: TextMessage): void => session.setTools({ notice: { code, at: (told += 1) } });
  const editor = createEditor(element, options, { onKey, tell });
  const read = () => writeDocument(editor.state.doc);
  const closer = createChangeBatcher({ read, onChange: options.onChange, onWaiting: options.onWaiting });
  const session = createSession({ editor, closer });
  editor.on('update', closer.touch);
  editor.on('blur', () => closer.flush());
  return {
    ...session,
    destroy: () => {
      closer.flush();
      const content = DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content, {
        document: element.ownerDocument,
      });
      const kept = editor.isEmpty ? around : around.filter(({ name }) => name !== INVITATION);
      editor.destroy();
      leaveElement(element, kept, content);
    },
  };
};
