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

/** The canvas renames link targets so that no windows open. */
const readPage = (element: HTMLElement) => {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('a[data-target="_blank"]')) link.setAttribute('target', '_blank');
  return DOMParser.fromSchema(schema).parse(copy);
};

/** The stored text, or the rendered HTML if nothing readable is stored. */
const contentOf = (element: HTMLElement, stored: unknown): JSONContent =>
  (readDocument(schema, stored) ?? readPage(element)).toJSON() as JSONContent;

/** The canvas placeholder of an empty text; the editor has its own. */
const EMPTY_ATTRIBUTE = 'data-edit-empty';

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Restores the element with the edited text and its original attributes. */
const leaveElement = (element: HTMLElement, attributes: readonly Attribute[], content: Node): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { name, value } of attributes) element.setAttribute(name, value);
  element.replaceChildren(content);
};

interface Listeners {
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly report: (message: TextMessage) => void;
}

const createEditor = (element: HTMLElement, options: TextOptions, { onKey, report }: Listeners) =>
  new Editor({
    element: { mount: element },
    injectCSS: false,
    editable: options.editable ?? true,
    extensions: [
      ...textExtensions,
      createTextSize(report),
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
        'aria-description': 'Press Alt+F10 for the toolbar, Escape to stop editing.',
      },
      handleKeyDown: (_view, event) => onKey(event),
      transformPastedHTML: (html, { state }) => cleanPasteInto(state.doc, html, report),
      transformPastedText: (text, _isPlain, { state }) => cutTextInto(state.doc, text, report),
      // Native undo knows neither the site's commands nor the document nodes.
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          if (event.inputType.startsWith('history')) event.preventDefault();
          return false;
        },
      },
    },
  });

/** Turns an element, which may be in a frame, into a text editor. */
export const mountText = (element: HTMLElement, options: TextOptions): TextSession => {
  addEditStyles(element.ownerDocument);
  const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
  element.removeAttribute(EMPTY_ATTRIBUTE);
  const actions = {
    exit: options.onExit,
    undo: () => options.onUndo?.(),
    redo: () => options.onRedo?.(),
    link: () => session.setTools({ isLinkOpen: true }),
  } satisfies Record<TextCommand, () => void>;
  const onKey = (event: KeyboardEvent): boolean => {
    const command = pressedCommand(event);
    if (command === undefined) return false;
    // Escape closes the slash menu first; its plugin runs after this handler.
    if (command === 'exit' && slashStateOf(editor.state)) return false;
    batcher.flush();
    actions[command]();
    return true;
  };
  let noticeCount = 0;
  const report = (code: TextMessage): void => session.setTools({ notice: { code, at: (noticeCount += 1) } });
  const editor = createEditor(element, options, { onKey, report });
  const read = () => writeDocument(editor.state.doc);
  const batcher = createChangeBatcher({ read, onChange: options.onChange, onPending: options.onPending });
  const session = createSession({ editor, batcher });
  editor.on('update', batcher.touch);
  editor.on('blur', () => batcher.flush());
  return {
    ...session,
    destroy: () => {
      batcher.flush();
      const content = DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content, {
        document: element.ownerDocument,
      });
      const restored = editor.isEmpty
        ? attributes
        : attributes.filter(({ name }) => name !== EMPTY_ATTRIBUTE);
      editor.destroy();
      leaveElement(element, restored, content);
    },
  };
};
