// @vitest-environment happy-dom
import { textSamples } from '@sitewright/domain/text/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountText } from './mount-text.ts';
import type { TextOptions } from './text-session.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: object[]) => ({ type: 'doc', content });

const open = (html: string, options: Partial<TextOptions> = {}) => {
  const element = document.createElement('div');
  element.className = 'sw-text';
  element.innerHTML = html;
  document.body.append(element);
  const changes: { document: unknown; label: string }[] = [];
  const session = mountText(element, {
    onChange: (changed, label) => changes.push({ document: changed, label }),
    onExit: () => undefined,
    ...options,
  });
  return { element, session, changes };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('[EDT-02] a text that is edited in its place', () => {
  it('closes a change when typing pauses, and none while it goes on', () => {
    const { session, changes } = open('', { document: doc(paragraph('a')) });
    for (const character of 'bcd') {
      session.editor.commands.insertContentAt(session.editor.state.doc.content.size - 1, character);
      vi.advanceTimersByTime(699);
    }
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([{ document: doc(paragraph('abcd')), label: 'Edit text' }]);
    vi.advanceTimersByTime(10_000);
    expect(changes).toHaveLength(1);
  });

  it('sends what was typed last when it is left, and leaves the words on the page', () => {
    const { session, changes, element } = open('', { document: doc(paragraph('a')) });
    session.editor.commands.insertContentAt(2, 'b');
    session.destroy();
    expect(changes.map(({ document: changed }) => changed)).toEqual([doc(paragraph('ab'))]);
    expect(element.outerHTML).toBe('<div class="sw-text"><p>ab</p></div>');
  });

  it('takes the invitation of an empty text away while it is written, and for good once it holds words', () => {
    const { session, element } = open('');
    session.destroy();
    element.setAttribute('data-edit-empty', 'Write something');
    const again = mountText(element, { onChange: () => undefined, onExit: () => undefined });
    expect(element.hasAttribute('data-edit-empty')).toBe(false);
    again.destroy();
    expect(element.getAttribute('data-edit-empty')).toBe('Write something');
    const last = mountText(element, { onChange: () => undefined, onExit: () => undefined });
    last.editor.commands.insertContent('words');
    last.destroy();
    expect(element.hasAttribute('data-edit-empty')).toBe(false);
  });

  it('keeps the size and alignment of paragraphs in imported HTML when other words are changed', () => {
    const { session, changes, element } = open(
      '<h1>A</h1><p class="sqsrte-large">lead</p><p class="sqsrte-small text-align-center">note</p>',
    );
    session.editor.commands.insertContentAt(2, 'b');
    session.destroy();
    expect(changes).toEqual([
      {
        label: 'Edit text',
        document: doc(
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Ab' }] },
          { ...paragraph('lead'), attrs: { size: 'large' } },
          { ...paragraph('note'), attrs: { size: 'small', textAlign: 'center' } },
        ),
      },
    ]);
    expect(element.querySelector('.sqsrte-large')?.textContent).toBe('lead');
  });

  it('tells no change where nothing changed in the end', () => {
    const { session, changes } = open('', { document: doc(paragraph('a')) });
    session.editor.commands.insertContentAt(2, 'b');
    session.editor.commands.deleteRange({ from: 2, to: 3 });
    session.destroy();
    expect(changes).toEqual([]);
  });

  it('takes another state in without telling a change, and keeps the cursor outside of it', () => {
    const { session, changes } = open('', { document: doc(paragraph('first'), paragraph('second')) });
    session.editor.commands.setTextSelection(3);
    session.replace(doc(paragraph('first'), paragraph('2nd')));
    expect(session.editor.state.selection.from).toBe(3);
    expect(session.editor.getText()).toBe('first\n\n2nd');
    session.destroy();
    expect(changes).toEqual([]);
  });

  it('goes back to the HTML that was imported', () => {
    const { session, changes } = open('<p>old</p>');
    session.editor.commands.insertContentAt(1, 'very ');
    session.flush();
    session.replace('<p>old</p><img src=x onerror="window.ran = true">');
    expect(session.editor.getText()).toContain('old');
    expect(session.editor.getHTML()).not.toContain('onerror');
    session.destroy();
    expect(changes).toHaveLength(1);
  });

  it('reads the words on the page where no document is stored', () => {
    const { session, changes } = open(
      '<h2 style="text-align:center">T</h2><ul><li>a</li></ul><p>b <b>c</b></p>',
    );
    session.editor.commands.insertContentAt(2, '!');
    session.flush();
    expect(changes.at(-1)?.document).toEqual(
      doc(
        {
          type: 'heading',
          attrs: { level: 2, textAlign: 'center' },
          content: [{ type: 'text', text: 'T!' }],
        },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'b ' },
            { type: 'text', text: 'c', marks: [{ type: 'bold' }] },
          ],
        },
      ),
    );
  });

  it.each(textSamples)(
    'reads what the server printed as what was stored: $what',
    ({ document: stored, html }) => {
      const { session, changes } = open(html);
      session.editor.commands.insertContentAt(session.editor.state.doc.content.size, paragraph('end'));
      session.flush();
      expect(changes.at(-1)?.document).toEqual({
        ...stored,
        content: [...(stored as { content: object[] }).content, paragraph('end')],
      });
    },
  );

  it('leaves undo and redo to the site', () => {
    const asked: string[] = [];
    const { session, element, changes } = open('', {
      document: doc(paragraph('a')),
      onUndo: () => asked.push(`undo after ${changes.length}`),
      onRedo: () => asked.push('redo'),
      onExit: () => asked.push('exit'),
    });
    session.editor.commands.insertContentAt(2, 'b');
    const press = (key: string, init: KeyboardEventInit = {}) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
    press('z', { ctrlKey: true });
    press('Z', { metaKey: true, shiftKey: true });
    press('y', { ctrlKey: true });
    press('Escape');
    expect(asked).toEqual(['undo after 1', 'redo', 'redo', 'exit']);
    expect(session.editor.getText()).toBe('ab');
  });
});
