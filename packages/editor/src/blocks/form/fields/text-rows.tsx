import { LiveRegion } from '@sitewright/ui/live-region';
import { Plus, X } from 'lucide-react';
import { Button, IconButton, TextField } from '../../../controls/index.ts';
import './text-rows.css';
import { useTextRows, type TextRowsValue } from './use-text-rows.ts';

interface TextRowsProps extends TextRowsValue {
  readonly errorOf?: (index: number) => string | undefined;
  readonly type?: 'text' | 'email';
}

/**
 * Texts in order, one field each. Enter adds one, Backspace in an empty one removes it, Alt with the arrow keys moves
 * it; pasted lines become one text each.
 */
export const TextRows = ({ errorOf, type: inputType = 'text', ...value }: TextRowsProps) => {
  const { singular, max } = value;
  const { list, rows, added, message, add, remove, type, leave, press, paste } = useTextRows(value);
  // The row that was added is no value yet: those below it are one place further down than their values.
  const errorAt = (row: number): string | undefined =>
    row === added ? undefined : errorOf?.(added !== undefined && row > added ? row - 1 : row);
  const name = singular.toLowerCase();
  return (
    <>
      <ul ref={list} className="text-rows">
        {rows.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text has no identity but its place
          <li key={index} className="text-row">
            <div
              className="text-row-field"
              onKeyDownCapture={(event) => press(event, index)}
              onPasteCapture={(event) => paste(event, index)}
              onBlurCapture={(event) => leave(event, index)}
            >
              <TextField
                label={`${singular} ${index + 1}`}
                value={text}
                type={inputType}
                error={errorAt(index)}
                onChange={(next) => type(index, next)}
              />
            </div>
            <IconButton icon={X} label={`Remove ${name} ${index + 1}`} onPress={() => remove(index)} />
          </li>
        ))}
      </ul>
      {rows.length < max ? (
        <div className="row">
          <Button icon={Plus} onPress={() => add(rows.length)}>
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
