import type { ProductOption } from '@sitewright/domain/catalogue';
import { Plus } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { IconButton, TextField, useFocusAfterMove } from '../../controls/index.ts';
import { Picture } from '../pictures/picture.tsx';
import { useProduct } from '../state/product-context.ts';
import { readValues } from './new-option.tsx';
import type { OptionEdits } from './use-option-edits.ts';
import { ValueDialog } from './value-dialog.tsx';

interface ValueChipsProps {
  readonly option: ProductOption;
  readonly edits: OptionEdits;
}

const SwatchMark = ({ option, value }: { readonly option: string; readonly value: string }) => {
  const swatch = useProduct().product.swatches?.[option]?.[value];
  if (!swatch) return null;
  return 'color' in swatch ? (
    <span className="product-editor-swatch" style={{ background: swatch.color }} aria-hidden />
  ) : (
    <span className="product-editor-swatch" aria-hidden>
      <Picture id={swatch.imageId} />
    </span>
  );
};

const AddValue = ({ option, edits }: ValueChipsProps) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const values = readValues(typed);
    const refused = values.length === 0 ? 'Enter a value.' : edits.addValues({ name: option.name, values });
    setFault(refused);
    if (refused === undefined) setTyped('');
  };
  return (
    <form
      className="product-editor-add-value"
      noValidate
      onSubmit={add}
      aria-label={`Add value to ${option.name}`}
    >
      <TextField
        label={`Add a value to ${option.name}`}
        placeholder="Add value"
        value={typed}
        error={fault}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <IconButton icon={Plus} type="submit" label={`Add the value to ${option.name}`} />
    </form>
  );
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Values are moved by drag or with Alt and the arrow keys; Enter opens one, Delete removes it. */
export const ValueChips = ({ option, edits }: ValueChipsProps) => {
  const { name, values } = option;
  const [open, setOpen] = useState<string>();
  const { list, follow } = useFocusAfterMove();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const value = String([...keys][0]);
      const from = values.indexOf(value);
      const to = values.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      edits.moveValue({ option: name, value }, to > from ? to - 1 : to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="product-editor-chip-drop" />,
  });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const value = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const place = values.indexOf(value ?? '');
    const by = event.altKey ? steps[event.key] : undefined;
    if (value === undefined || place < 0) return;
    if (by !== undefined) {
      follow((rows) => rows.find((row) => row.dataset['key'] === value));
      edits.moveValue({ option: name, value }, place + by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      follow((rows) => rows[Math.min(place, values.length - 2)]);
      edits.removeValue({ option: name, value });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="product-editor-values" ref={list} onKeyDownCapture={press}>
      <GridList
        aria-label={`Values of ${name}`}
        className="product-editor-chips"
        layout="grid"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => setOpen(String(key))}
      >
        {values.map((value) => (
          <GridListItem key={value} id={value} textValue={value} className="product-editor-chip">
            <SwatchMark option={name} value={value} />
            <span className="truncate">{value}</span>
          </GridListItem>
        ))}
      </GridList>
      <AddValue {...{ option, edits }} />
      {open === undefined || !values.includes(open) ? null : (
        <ValueDialog
          key={open}
          value={{ option: name, value: open }}
          edits={edits}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
};
