import { catalogueLimits, optionsOf } from '@sitewright/domain/catalogue';
import { LiveRegion } from '@sitewright/ui/live-region';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { useProduct } from '../state/product-context.ts';
import { NewOption } from './new-option.tsx';
import { OptionRow } from './option-row.tsx';
import { useOptionEdits } from './use-option-edits.ts';
import './options.css';

/** Options with their values; the variants follow from them. */
export const OptionsCard = () => {
  const { product } = useProduct();
  const edits = useOptionEdits();
  const [isAdding, setAdding] = useState(false);
  const isReturning = useRef(false);
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState<string>();
  const options = optionsOf(product);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number }>();
  useEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('.product-editor-grip')[moved.to]?.focus();
  }, [moved]);
  /** The form takes the place of the button that opened it. */
  const closeForm = (): void => {
    setAdding(false);
    isReturning.current = true;
  };
  useEffect(() => {
    if (isAdding || !isReturning.current) return;
    isReturning.current = false;
    list.current?.closest('section')?.querySelector<HTMLElement>('header button')?.focus();
  }, [isAdding]);
  const moveTo = (name: string, place: number): void => {
    const to = Math.min(Math.max(place, 0), options.length - 1);
    edits.moveOption(name, to);
    setMoved({ to });
    setMessage(`${name}, option ${to + 1} of ${options.length}`);
  };
  return (
    <ProductCard
      title="Options"
      actions={
        isAdding || options.length >= catalogueLimits.OPTIONS ? null : (
          <Button kind="quiet" icon={Plus} onPress={() => setAdding(true)}>
            Add option
          </Button>
        )
      }
    >
      {options.length === 0 && !isAdding ? (
        <p className="quiet">
          Sizes, colours or frames: each combination becomes a variant with its own price.
        </p>
      ) : null}
      <ul ref={list} className="product-editor-options">
        {options.map((option, index) => (
          <OptionRow
            // By place: a renamed option is the same row, or its field would lose the focus.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...{ option, index, edits }}
            count={options.length}
            onMove={(to) => moveTo(option.name, to)}
            onDrag={() => setDragged(option.name)}
            onDrop={() => {
              if (dragged !== undefined) moveTo(dragged, index);
              setDragged(undefined);
            }}
          />
        ))}
      </ul>
      {isAdding ? <NewOption edits={edits} onClose={closeForm} /> : null}
      <LiveRegion message={message} />
    </ProductCard>
  );
};
