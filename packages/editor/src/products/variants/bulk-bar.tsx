import { retireVariants, switchVariants } from '@sitewright/domain/catalogue';
import { Archive, ImagePlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button, Select, TextField } from '../../controls/index.ts';
import { useProduct } from '../state/product-context.ts';
import { columnNames, columnsOf, type CellColumn, type SwitchColumn } from './columns.ts';
import type { CellsState } from './use-cells.ts';

interface BulkBarProps {
  readonly ids: readonly string[];
  readonly cells: CellsState;
  readonly onPick: () => void;
  readonly onDone: () => void;
}

interface SwitchAction {
  readonly id: string;
  readonly name: string;
  readonly field: SwitchColumn;
  readonly isOn: boolean;
}

const switchActions: readonly SwitchAction[] = [
  { id: 'sale-on', name: 'Put on sale', field: 'onSale', isOn: true },
  { id: 'sale-off', name: 'End sale', field: 'onSale', isOn: false },
  { id: 'backorder-on', name: 'Sell when out of stock', field: 'allowBackorder', isOn: true },
  { id: 'backorder-off', name: 'Stop selling when out of stock', field: 'allowBackorder', isOn: false },
];

/** SKUs are unique: they are pasted, not set for many. */
const isForMany = (column: CellColumn): boolean => column !== 'sku' && column !== 'barcode';

const useChoices = () => {
  const { productType } = useProduct().product;
  const [main, details] = [columnsOf(productType, 'main'), columnsOf(productType, 'details')];
  const columns = [...main.cells, ...details.cells].filter(isForMany);
  const actions = switchActions.filter(({ field }) => details.switches.includes(field));
  return { columns, actions };
};

/** Changes all selected variants at once. */
export const BulkBar = ({ ids, cells, onPick, onDone }: BulkBarProps) => {
  const { product, changeProduct } = useProduct();
  const { columns, actions } = useChoices();
  const [chosen, setChosen] = useState<string>('price');
  const [text, setText] = useState('');
  const action = actions.find(({ id }) => id === chosen);
  const column = columns.find((each) => each === chosen);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (action)
      changeProduct(action.name, (before) =>
        switchVariants(before, { ids, field: action.field, isOn: action.isOn }),
      );
    if (column) cells.apply(ids.map((variantId) => ({ variantId, column, text })));
  };
  const isRetirable = ids.length < (product.variants?.length ?? 0);
  return (
    <form className="product-editor-bulk" noValidate aria-label="Edit selected variants" onSubmit={apply}>
      <output className="product-editor-bulk-count">{`${ids.length} selected`}</output>
      <Select
        label="Change"
        choices={[...columns.map((id) => ({ id, name: columnNames[id] })), ...actions]}
        value={chosen}
        onChange={setChosen}
      />
      {column ? <TextField label="New value" value={text} onChange={setText} /> : null}
      <Button type="submit">Apply</Button>
      <Button kind="quiet" icon={ImagePlus} onPress={onPick}>
        Picture
      </Button>
      {isRetirable ? (
        <Button
          kind="quiet"
          icon={Archive}
          onPress={() => {
            changeProduct(ids.length > 1 ? 'Retire variants' : 'Retire variant', (before) =>
              retireVariants(before, ids),
            );
            onDone();
          }}
        >
          Retire
        </Button>
      ) : null}
      <Button kind="quiet" onPress={onDone}>
        Clear selection
      </Button>
    </form>
  );
};
