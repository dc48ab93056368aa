import { Package, Plus, SearchX, Trash2, Upload } from 'lucide-react';
import { Button, EmptyState } from '../controls/index.ts';
import { FilesLink, TrashLink } from './product-links.tsx';

interface NoProductsProps {
  readonly hasTrash: boolean;
  readonly onAdd: () => void;
}

export const NoProducts = ({ hasTrash, onAdd }: NoProductsProps) => (
  <EmptyState
    icon={Package}
    title="No products yet"
    action={
      <div className="product-list-empty-actions">
        <Button kind="primary" icon={Plus} onPress={onAdd}>
          Add product
        </Button>
        <FilesLink icon={Upload}>Import</FilesLink>
        {hasTrash ? <TrashLink /> : null}
      </div>
    }
  >
    Add the first product, or import products from a file.
  </EmptyState>
);

export const NothingMatches = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No products match"
    action={<Button onPress={onClear}>Clear filters</Button>}
  >
    Try another search, or fewer filters.
  </EmptyState>
);

export const EmptyTrash = () => (
  <EmptyState icon={Trash2} title="The trash is empty">
    Deleted products are in the trash for 30 days.
  </EmptyState>
);
