import { catalogueLimits, isCounted, setVariantPicture } from '@sitewright/domain/catalogue';
import { useMemo, useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Segmented } from '../../controls/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { useProduct } from '../state/product-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columnsOf, type ViewName } from './columns.ts';
import { MissingVariants } from './missing-variants.tsx';
import { useCells } from './use-cells.ts';
import { useStock } from './use-stock.ts';
import { VariantTable } from './variant-table.tsx';
import './variants.css';

const views = [
  { id: 'main', name: 'Price and stock' },
  { id: 'details', name: 'Details' },
] as const;

const VariantPicture = ({
  ids,
  onClose,
}: {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}) => {
  const { item, product, changeProduct } = useProduct();
  const chosen = new Set(
    (product.variants ?? []).filter(({ id }) => ids.includes(id)).map(({ imageId }) => imageId),
  );
  return (
    <Dialog
      title={ids.length > 1 ? `Picture of ${ids.length} variants` : 'Picture of the variant'}
      isOpen
      onClose={onClose}
    >
      <DialogBody>
        <PictureChoice
          label="Picture"
          ids={picturesOf(item)}
          value={chosen.size === 1 ? [...chosen][0] : undefined}
          onChange={(imageId) =>
            changeProduct('Change variant picture', (before) => setVariantPicture(before, ids, imageId))
          }
        />
      </DialogBody>
      <DialogFoot>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const countText = (count: number): string =>
  `${count === 1 ? '1 variant' : `${count} of up to ${catalogueLimits.VARIANTS} variants`} · paste a column from a spreadsheet`;

/** The variants with their prices, stock and measures. */
export const VariantsCard = () => {
  const { product } = useProduct();
  const { variants = [], productType } = product;
  const stock = useStock();
  const cells = useCells(stock);
  const [view, setView] = useState<ViewName>('main');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [picking, setPicking] = useState<readonly string[]>();
  const columns = useMemo(() => columnsOf(productType, view), [productType, view]);
  const ids = variants.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <ProductCard title="Variants" note={countText(variants.length)}>
      <div className="product-editor-table-tools">
        <Segmented label="Columns" segments={views} value={view} onChange={setView} />
        {isCounted(productType) && view === 'main' ? (
          <span className="field-hint">Stock is live: a change applies at once, without publishing.</span>
        ) : null}
      </div>
      {ids.length === 0 ? null : (
        <BulkBar {...{ ids, cells }} onPick={() => setPicking(ids)} onDone={() => setSelected(new Set())} />
      )}
      <VariantTable
        view={columns}
        {...{ cells, stock }}
        selected={new Set(ids)}
        onSelect={setSelected}
        onPick={(id) => setPicking([id])}
      />
      <MissingVariants />
      {picking === undefined ? null : <VariantPicture ids={picking} onClose={() => setPicking(undefined)} />}
    </ProductCard>
  );
};
