// @vitest-environment happy-dom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { buttonNamed, mount, press, typeInto } from '../../../testing/index.ts';
import { TextRows } from './text-rows.tsx';
import { pastedLines } from './use-text-rows.ts';

const Rows = ({ start, max = 10 }: { readonly start: readonly string[]; readonly max?: number }) => {
  const [values, setValues] = useState(start);
  return <TextRows values={values} singular="Option" max={max} onChange={setValues} />;
};

const inputs = (): HTMLInputElement[] => [...document.querySelectorAll('input')];
const values = (): string[] => inputs().map(({ value }) => value);

const inputAt = (index: number): HTMLInputElement => {
  const input = inputs()[index];
  if (!input) throw new Error(`There is no option ${index + 1}.`);
  return input;
};

const key = (index: number, init: KeyboardEventInit): Promise<void> =>
  act(async () => {
    inputAt(index).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

const paste = (index: number, text: string): Promise<void> =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    inputAt(index).dispatchEvent(event);
  });

describe('texts in order', () => {
  it('become a value once something is typed; an empty one goes when it is left', async () => {
    const changes: (readonly string[])[] = [];
    await mount(
      <TextRows
        values={['One']}
        singular="Option"
        max={4}
        errorOf={(index) => (index === 0 ? undefined : 'Enter a text')}
        onChange={(next) => changes.push(next)}
      />,
    );
    await press(buttonNamed('Add option'));
    expect(values()).toEqual(['One', '']);
    expect(document.activeElement).toBe(inputAt(1));
    expect(document.body.textContent).not.toContain('Enter a text');
    await act(async () => inputAt(0).focus());
    expect(values()).toEqual(['One']);
    expect(changes).toEqual([]);
    await press(buttonNamed('Add option'));
    await typeInto(inputAt(1), 'Two');
    expect(changes.at(-1)).toEqual(['One', 'Two']);
  });

  it('keep their error at their own row while one is added above', async () => {
    await mount(
      <TextRows
        values={['One', 'One']}
        singular="Option"
        max={4}
        errorOf={(index) => (index === 1 ? 'Listed twice' : undefined)}
        onChange={() => undefined}
      />,
    );
    await key(0, { key: 'Enter' });
    const rows = [...document.querySelectorAll('.text-row')];
    expect(rows.map(({ textContent }) => textContent?.includes('Listed twice'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are added with Enter, which focuses the new one', async () => {
    await mount(<Rows start={['One', 'Two']} />);
    await key(0, { key: 'Enter' });
    expect(values()).toEqual(['One', '', 'Two']);
    expect(document.activeElement).toBe(inputAt(1));
  });

  it('are moved with Alt and the arrow keys, and announced', async () => {
    const place = await mount(<Rows start={['One', 'Two', 'Three']} />);
    await key(2, { key: 'ArrowUp', altKey: true });
    expect(values()).toEqual(['One', 'Three', 'Two']);
    expect(document.activeElement).toBe(inputAt(1));
    expect(place.textContent).toContain('Option moved to position 2 of 3.');
  });

  it('are removed with Backspace when empty, and by their button', async () => {
    await mount(<Rows start={['One', '', 'Three']} />);
    await key(1, { key: 'Backspace' });
    expect(values()).toEqual(['One', 'Three']);
    await press(buttonNamed('Remove option 1'));
    expect(values()).toEqual(['Three']);
  });

  it('are added from pasted lines, up to the maximum', async () => {
    await mount(<Rows start={['', 'Last']} max={4} />);
    await paste(0, ' Red\r\nGreen\n\nBlue\nYellow');
    expect(values()).toEqual(['Red', 'Green', 'Blue', 'Last']);
    expect(document.body.textContent).toContain('Maximum of 4 reached.');
  });

  it('are changed as typed', async () => {
    await mount(<Rows start={['One']} />);
    await typeInto(inputAt(0), 'Uno');
    expect(values()).toEqual(['Uno']);
  });
});

it('one pasted line stays what it is', () => {
  expect(pastedLines('one line')).toBeUndefined();
  expect(pastedLines('one\n')).toBeUndefined();
});
