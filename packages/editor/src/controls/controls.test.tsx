// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  Button,
  Checkbox,
  ComboBox,
  Dialog,
  DialogBody,
  NumberField,
  PasswordField,
  SearchField,
  Select,
  Switch,
  Tabs,
  TextField,
} from './index.ts';

let root: Root | undefined;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const render = (node: ReactNode): void => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  act(() => root?.render(node));
};

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const press = (element: HTMLElement, key: string): void =>
  act(() => {
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
  });

/** The accessible name given by `aria-labelledby`, a `label` element or `aria-label`. */
const nameOf = (element: HTMLElement): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');
  const label = document.querySelector(`label[for="${element.id}"]`)?.textContent ?? '';
  return labels.join(' ').trim() || label || (element.getAttribute('aria-label') ?? '');
};

/** The texts referenced by `aria-describedby`. */
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ')
    .trim();

describe('fields', () => {
  it('are named by their label and described by their hint', () => {
    render(<TextField label="Title" hint="Shown in the browser tab." value="" onChange={() => undefined} />);
    expect(nameOf(find('input'))).toBe('Title');
    expect(descriptionOf(find('input'))).toBe('Shown in the browser tab.');
  });

  it('are described by their error instead of the hint, and invalid', () => {
    render(
      <TextField label="Title" hint="A hint" error="Enter a title." value="" onChange={() => undefined} />,
    );
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(find('input'))).toBe('Enter a title.');
  });

  it('a number is changed with the arrow keys within its limits', () => {
    const changes: (number | undefined)[] = [];
    const Field = () => {
      const [value, setValue] = useState<number | undefined>(9);
      return (
        <NumberField
          label="Columns"
          value={value}
          min={1}
          max={10}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
      );
    };
    render(<Field />);
    expect(nameOf(find('input'))).toBe('Columns');
    press(find('input'), 'ArrowUp');
    press(find('input'), 'ArrowUp');
    press(find('input'), 'ArrowDown');
    expect(changes).toEqual([10, 10, 9]);
  });

  it('a password is shown and hidden by a named button', () => {
    render(<PasswordField label="Password" value="secret" onChange={() => undefined} />);
    expect(find('input').getAttribute('type')).toBe('password');
    press(find('button[aria-label="Show password"]'), 'Enter');
    expect(find('input').getAttribute('type')).toBe('text');
    expect(nameOf(find('button'))).toBe('Hide password');
  });

  it('a search is cleared with Escape', () => {
    const onChange = vi.fn<(text: string) => void>();
    render(<SearchField label="Search styles" value="ink" onChange={onChange} />);
    expect(nameOf(find('input'))).toBe('Search styles');
    press(find('input'), 'Escape');
    expect(onChange).toHaveBeenCalledWith('');
  });

  it('a checkbox and a switch are named by their text', () => {
    render(
      <>
        <Checkbox isSelected onChange={() => undefined}>
          Open in New Window
        </Checkbox>
        <Switch label="Sticky header" isOn={false} onChange={() => undefined} />
      </>,
    );
    expect(find('input[type="checkbox"]:not([role])').closest('label')?.textContent).toBe(
      'Open in New Window',
    );
    expect(find('[role="switch"]').closest('label')?.textContent).toBe('Sticky header');
  });
});

const choices = [
  { id: 'a', name: 'Amber' },
  { id: 'b', name: 'Blue' },
];

describe('lists of choices', () => {
  it('a select opens with the arrow key and takes the choice made with Enter', () => {
    const onChange = vi.fn<(id: string) => void>();
    render(<Select label="Colour" choices={choices} value="a" onChange={onChange} />);
    expect(nameOf(find('button'))).toContain('Colour');
    press(find('button'), 'ArrowDown');
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    expect(options.map((option) => option.textContent)).toEqual(['Amber', 'Blue']);
    press(options[1] ?? find('nothing'), 'Enter');
    expect(onChange).toHaveBeenCalledWith('b');
  });

  it('a combo box is named and opens its options with the arrow key', () => {
    render(<ComboBox label="Time zone" choices={choices} value="a" onChange={() => undefined} />);
    const input = find('input[role="combobox"]');
    expect(nameOf(input)).toContain('Time zone');
    press(input, 'ArrowDown');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(2);
  });

  it('a combo box opens all of its options by a click on its text', () => {
    render(<ComboBox label="Time zone" choices={choices} value="a" onChange={() => undefined} />);
    const input = find('input[role="combobox"]');
    act(() => input.focus());
    act(() => input.click());
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(2);
  });

  it('tabs are changed with the arrow keys', () => {
    const onChange = vi.fn<(id: 'one' | 'two') => void>();
    render(
      <Tabs
        label="Settings"
        value="one"
        onChange={onChange}
        tabs={[
          { id: 'one', name: 'General', panel: 'First' },
          { id: 'two', name: 'SEO', panel: 'Second' },
        ]}
      />,
    );
    expect(nameOf(find('[role="tablist"]'))).toBe('Settings');
    press(find('[role="tab"]'), 'ArrowRight');
    expect(onChange).toHaveBeenCalledWith('two');
  });
});

describe('a dialog', () => {
  it('is named by its title and closed with Escape', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Chart data" isOpen onClose={onClose}>
        <DialogBody>
          <Button>Save</Button>
        </DialogBody>
      </Dialog>,
    );
    expect(nameOf(find('[role="dialog"]'))).toBe('Chart data');
    press(find('[role="dialog"]'), 'Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
