import { useEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { moveEntry } from '../../list/entry-actions.ts';

export interface TextRowsValue {
  readonly values: readonly string[];
  /** Of one row, such as "Option". */
  readonly singular: string;
  readonly max: number;
  readonly onChange: (values: readonly string[], timing: 'debounced' | 'immediate') => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Lines of pasted text; undefined if it is a single line. */
export const pastedLines = (text: string): readonly string[] | undefined => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
};

/** Focuses a row after the next render. */
const useRowFocus = () => {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ readonly index: number }>();
  useEffect(() => {
    if (wanted) list.current?.querySelectorAll('input')[wanted.index]?.focus();
  }, [wanted]);
  return { list, focusRow: (index: number) => setWanted({ index }) };
};

/** Rows with the one that was added last, and what keys, pasting and buttons do to them. */
export const useTextRows = ({ values, singular, max, onChange }: TextRowsValue) => {
  const { list, focusRow } = useRowFocus();
  const [message, setMessage] = useState('');
  // A row that was added is no value before something is typed: an empty text would be an error.
  const [added, setAdded] = useState<number>();
  const rows = added === undefined ? values : values.toSpliced(added, 0, '');
  const put = (next: readonly string[], focus: number): void => {
    setAdded(undefined);
    onChange(next, 'immediate');
    focusRow(Math.max(focus, 0));
  };
  const remove = (index: number): void => {
    const focus = Math.min(index, rows.length - 2);
    if (index !== added) put(rows.toSpliced(index, 1), focus);
    else {
      setAdded(undefined);
      focusRow(Math.max(focus, 0));
    }
    setMessage(`${singular} removed.`);
  };
  const add = (index: number): void => {
    if (values.length >= max) return;
    setAdded(index);
    focusRow(index);
  };
  const type = (index: number, text: string): void => {
    if (index === added) setAdded(undefined);
    onChange(rows.with(index, text), 'debounced');
  };
  const leave = (event: FocusEvent, index: number): void => {
    // Its button removes it by itself.
    const isInRow = event.currentTarget.parentElement?.contains(event.relatedTarget) === true;
    if (index === added && !isInRow) setAdded(undefined);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by !== undefined) {
      event.preventDefault();
      const next = moveEntry(rows, index, index + by);
      if (next === rows || index === added) return;
      put(next, index + by);
      setMessage(`${singular} moved to position ${index + by + 1} of ${rows.length}.`);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (index !== added) add(index + 1);
    } else if (event.key === 'Backspace' && rows[index] === '') {
      event.preventDefault();
      remove(index);
    }
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    const isEmpty = rows[index] === '';
    const at = isEmpty ? index : index + 1;
    const pasted = lines.slice(0, max - rows.length + (isEmpty ? 1 : 0));
    put(rows.toSpliced(at, isEmpty ? 1 : 0, ...pasted), at + pasted.length - 1);
    setMessage(`${pasted.length} added.`);
  };
  return { list, rows, added, message, add, remove, type, leave, press, paste };
};
