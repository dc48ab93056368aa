import { LiveRegion } from '@sitewright/ui/live-region';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button, IconButton, TextField } from '../../../controls/index.ts';
import { moveEntry } from '../../list/entry-actions.ts';
import './text-rows.css';

interface TextRowsProps {
  readonly values: readonly string[];
  /** Of one row, such as "Option". */
  readonly singular: string;
  readonly max: number;
  readonly errorOf?: (index: number) => string | undefined;
  readonly type?: 'text' | 'email';
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

/**
 * Texts in order, one field each. Enter adds one, Backspace in an empty one removes it, Alt with the arrow keys moves
 * it; pasted lines become one text each.
 */
export const TextRows = ({ values, singular, max, errorOf, type = 'text', onChange }: TextRowsProps) => {
  const { list, focusRow } = useRowFocus();
  const [message, setMessage] = useState('');
  const name = singular.toLowerCase();
  const put = (next: readonly string[], focus: number): void => {
    onChange(next, 'immediate');
    focusRow(Math.max(focus, 0));
  };
  const remove = (index: number): void => {
    put(values.toSpliced(index, 1), Math.min(index, values.length - 2));
    setMessage(`${singular} removed.`);
  };
  const add = (index: number): void => {
    if (values.length < max) put(values.toSpliced(index, 0, ''), index);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by !== undefined) {
      event.preventDefault();
      const next = moveEntry(values, index, index + by);
      if (next === values) return;
      put(next, index + by);
      setMessage(`${singular} moved to position ${index + by + 1} of ${values.length}.`);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      add(index + 1);
    } else if (event.key === 'Backspace' && values[index] === '') {
      event.preventDefault();
      remove(index);
    }
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    const isEmpty = values[index] === '';
    const at = isEmpty ? index : index + 1;
    const added = lines.slice(0, max - values.length + (isEmpty ? 1 : 0));
    put(values.toSpliced(at, isEmpty ? 1 : 0, ...added), at + added.length - 1);
    setMessage(`${added.length} added.`);
  };
  return (
    <>
      <ul ref={list} className="text-rows">
        {values.map((value, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text has no identity but its place
          <li key={index} className="text-row">
            <div
              className="text-row-field"
              onKeyDownCapture={(event) => press(event, index)}
              onPasteCapture={(event) => paste(event, index)}
            >
              <TextField
                label={`${singular} ${index + 1}`}
                {...{ value, type }}
                error={errorOf?.(index)}
                onChange={(text) => onChange(values.with(index, text), 'debounced')}
              />
            </div>
            <IconButton icon={X} label={`Remove ${name} ${index + 1}`} onPress={() => remove(index)} />
          </li>
        ))}
      </ul>
      {values.length < max ? (
        <div className="row">
          <Button icon={Plus} onPress={() => add(values.length)}>
            {`Add ${name}`}
          </Button>
        </div>
      ) : (
        <p className="field-hint">{`Maximum of ${max} reached.`}</p>
      )}
      <LiveRegion message={message} />
    </>
  );
};
