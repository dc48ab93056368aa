import type { ProductOption } from '@sitewright/domain/catalogue';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button as AriaButton, Menu, MenuTrigger } from 'react-aria-components';
import { MenuItem, Popover, TextField } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import type { OptionEdits } from './use-option-edits.ts';
import { ValueChips } from './value-chips.tsx';

interface OptionRowProps {
  readonly option: ProductOption;
  readonly index: number;
  readonly count: number;
  readonly edits: OptionEdits;
  readonly onMove: (to: number) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

const OptionName = ({ option, edits }: Pick<OptionRowProps, 'option' | 'edits'>) => {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const commit = (): void => {
    if (typed === undefined) return;
    const refused = typed.trim() === option.name ? undefined : edits.renameOption(option.name, typed);
    setFault(refused);
    if (refused === undefined) setTyped(undefined);
  };
  usePendingField(commit);
  return (
    <TextField
      label={`Name of option ${option.name}`}
      value={typed ?? option.name}
      error={fault}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      onChange={(text) => {
        setTyped(text);
        setFault(undefined);
      }}
    />
  );
};

const OptionMenu = ({ option, index, count, edits, onMove }: OptionRowProps) => (
  <MenuTrigger>
    <AriaButton className="button button-quiet button-icon" aria-label={`Actions for option ${option.name}`}>
      <Ellipsis size={16} aria-hidden />
    </AriaButton>
    <Popover placement="bottom end">
      <Menu className="menu" aria-label={`Actions for option ${option.name}`}>
        {index === 0 ? null : (
          <MenuItem id="up" icon={ArrowUp} onAction={() => onMove(index - 1)}>
            Move up
          </MenuItem>
        )}
        {index === count - 1 ? null : (
          <MenuItem id="down" icon={ArrowDown} onAction={() => onMove(index + 1)}>
            Move down
          </MenuItem>
        )}
        <MenuItem id="remove" icon={Trash2} onAction={() => edits.removeOption(option.name)}>
          Remove option
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** An option with its values. It is moved by its handle, from the menu, or with Alt and the arrow keys on the handle. */
export const OptionRow = (props: OptionRowProps) => {
  const { option, index, edits, onMove, onDrag, onDrop } = props;
  const press = (event: KeyboardEvent): void => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(index + by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; keys move by the handle
    <li
      className="product-editor-option"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <button
        type="button"
        className="product-editor-grip"
        draggable
        aria-label={`Move option ${option.name}: Alt with up or down`}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', option.name);
          onDrag();
        }}
        onKeyDown={press}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <OptionName {...{ option, edits }} />
      <ValueChips {...{ option, edits }} />
      <OptionMenu {...props} />
    </li>
  );
};
