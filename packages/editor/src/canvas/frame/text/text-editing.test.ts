// @vitest-environment happy-dom
import type { PlacedBlock } from '@sitewright/domain/blocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionResult } from '../../actions/action.ts';
import type { PageAreas } from '../../model/page-areas.ts';
import { createTextEditing, type OpenText } from './text-editing.ts';

const paragraph = (...texts: readonly string[]) => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
});

const heading = { ...paragraph('Hello'), type: 'heading' };

const doc = (text: string) => ({ type: 'doc', content: [paragraph(text)] });

const sceneWith = (value: PlacedBlock['value']): PageAreas => [
  {
    document: { kind: 'collection', id: 'p' },
    area: 'sections',
    layout: [
      {
        id: 's',
        theme: 'paper',
        blocks: [
          { id: 'a', type: 2, value, desktop: { columnStart: 1, columnEnd: 7, rowStart: 1, rowEnd: 2 } },
        ],
      },
    ],
  },
];

const storedAs = (text: string): PlacedBlock['value'] => ({
  document: text === '' ? { type: 'doc', content: [{ type: 'paragraph' }] } : doc(text),
  align: 'left',
});

/** A page with one text, and what writing in it does. */
const prepare = (text: string, value: PlacedBlock['value'] = storedAs(text)) => {
  document.body.innerHTML = `<button>Row</button><div data-edit-block="a"><div data-edit-field="document"><p>${text}</p></div></div>`;
  const row = document.querySelector('button');
  row?.focus();
  let pageAreas = sceneWith(value);
  let opened: OpenText | undefined;
  const actions: ActionResult[] = [];
  const announced: string[] = [];
  const editing = createTextEditing(
    () => ({
      page: document,
      pageAreasNow: () => pageAreas,
      canChange: true,
      isOffered: () => true,
      perform: (make) => actions.push(make(pageAreas)) > 0,
      announce: (words) => announced.push(words),
      undo: () => undefined,
      redo: () => undefined,
      onLeave: () => undefined,
      onPending: () => undefined,
      onFailure: () => undefined,
    }),
    (next) => void (opened = next),
  );
  const session = () => opened?.session;
  const values = () =>
    actions.map((act) =>
      act && 'areas' in act
        ? act.areas.map(({ layout, base }) => ({
            layout: layout[0]?.blocks[0]?.value,
            base: base?.[0]?.blocks[0]?.value,
          }))[0]
        : act,
    );
  return {
    editing,
    row,
    announced,
    values,
    isOpen: () => opened !== undefined,
    whenOpen: () => vi.waitFor(() => expect(opened).toBeDefined(), { timeout: 60_000 }),
    type: (words: string) => void session()?.editor.commands.insertContentAt(1, words),
    press: (key: string) =>
      session()?.editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    words: () => session()?.editor.getText(),
    change: (value: PlacedBlock['value']) => {
      pageAreas = sceneWith(value);
      editing.follow();
    },
  };
};

const open = async (text: string) => {
  const writing = prepare(text);
  writing.editing.start('a');
  await writing.whenOpen();
  return writing;
};

const typeAtOnce = (letters: string): void => {
  const field = document.querySelector('textarea');
  expect(document.activeElement).toBe(field);
  if (field) field.value = letters;
};

afterEach(() => document.body.replaceChildren());

describe('a text on the page', () => {
  it('that somebody else saves while it is typed in is a change of what it was typed on', async () => {
    const { type, change, values, words } = await open('Hello');
    type('My ');
    change({ document: doc('Theirs'), align: 'right' });
    expect(words()).toBe('Theirs');
    expect(values()).toEqual([
      {
        layout: { document: doc('My Hello'), align: 'right' },
        base: { document: doc('Hello'), align: 'right' },
      },
    ]);
  });

  it('that nobody types in just takes over what others made of it', async () => {
    const { change, values, words } = await open('Hello');
    change({ document: doc('Theirs'), align: 'left' });
    expect(words()).toBe('Theirs');
    expect(values()).toEqual([]);
  });

  it('passes on what is typed when it is asked to', async () => {
    const { editing, type, values } = await open('Hello');
    type('My ');
    editing.settle();
    editing.settle();
    expect(values()).toEqual([{ layout: { document: doc('My Hello'), align: 'left' }, base: undefined }]);
  });

  it('gives the focus back to where writing began, and says that it was left', async () => {
    const { press, row, announced } = await open('Hello');
    row?.blur();
    press('Escape');
    expect(document.activeElement).toBe(row);
    expect(announced).toEqual(['Stopped editing text.']);
  });
});

describe('what is typed before a text is open', () => {
  it('[EDT-02] is in the text once it is', async () => {
    const { editing, whenOpen, words } = prepare('');
    editing.startSoon('a');
    typeAtOnce('\nTyped at once\nand on');
    await whenOpen();
    expect(words()).toBe('Typed at once\n\nand on');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('stands behind what the text holds already', async () => {
    const { editing, whenOpen, words } = prepare('Hello');
    editing.start('a');
    typeAtOnce(' again');
    await whenOpen();
    expect(words()).toBe('Hello again');
  });

  it('is kept where something else is chosen meanwhile, and no text opens over that', async () => {
    const { editing, values, isOpen } = prepare('');
    editing.startSoon('a');
    typeAtOnce('Typed');
    editing.stayWith(['b']);
    await vi.waitFor(() => expect(document.querySelector('[data-edit-busy]')).toBeNull(), {
      timeout: 60_000,
    });
    expect(isOpen()).toBe(false);
    expect(values()).toMatchObject([{ layout: { document: doc('Typed') } }]);
  });

  it.each([
    {
      stored: 'a text',
      value: storedAs('Hello'),
      kept: { document: { type: 'doc', content: [paragraph('Hello', ' Tom & Ada'), paragraph('and <on>')] } },
    },
    {
      stored: 'a heading',
      value: { document: { type: 'doc', content: [heading] } },
      kept: { document: { type: 'doc', content: [heading, paragraph(' Tom & Ada'), paragraph('and <on>')] } },
    },
    {
      stored: 'an imported text',
      value: { html: '<h2>Ink</h2>\n<p>Hello</p>\n' },
      kept: { html: '<h2>Ink</h2>\n<p>Hello Tom &amp; Ada</p><p>and &lt;on&gt;</p>' },
    },
    {
      stored: 'an imported heading',
      value: { html: '<h2>Hello</h2>' },
      kept: { html: '<h2>Hello</h2><p> Tom &amp; Ada</p><p>and &lt;on&gt;</p>' },
    },
  ])('[EDT-02] is kept at the end of $stored that is left before', ({ value, kept }) => {
    const { editing, values } = prepare('Hello', value);
    editing.start('a');
    typeAtOnce(' Tom & Ada\nand <on>');
    editing.stop();
    expect(values()).toMatchObject([{ layout: kept }]);
  });

  it('does not end what is waited for when that is chosen', async () => {
    const { editing, whenOpen, words } = prepare('');
    editing.startSoon('a');
    editing.stayWith(['a']);
    typeAtOnce('Typed');
    await whenOpen();
    expect(words()).toBe('Typed');
  });
});
