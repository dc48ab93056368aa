import type { CollectionContent, NestedCategory } from '@sitewright/domain/pages';
import { ArrowLeft, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, Section, useToast } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { MergeDialog, useTermChange } from '../../terms/index.ts';
import { countProducts } from '../count-products.ts';
import { CategoryProducts } from '../products/category-products.tsx';
import type { ListedProduct } from '../products/assign-category.ts';
import type { CategoryActions } from '../use-categories.ts';
import { CategoryDetailsForm } from './category-details.tsx';
import { RenameDialog } from './rename-dialog.tsx';

interface CategoryPanelProps {
  readonly page: CollectionContent;
  readonly name: string;
  readonly count: number;
  /** Undefined for a category that only products have. */
  readonly category: NestedCategory | undefined;
  readonly actions: CategoryActions;
  readonly onSelect: (id: string | undefined) => void;
  readonly onListed: (products: readonly ListedProduct[]) => void;
}

const useRemove = ({ page, name, count, onSelect }: CategoryPanelProps) => {
  const toast = useToast();
  const { change, isChanging } = useTermChange({ page, kind: 'categories' });
  const remove = async (): Promise<void> => {
    const outcome = await change({ name, count }, null);
    if (typeof outcome === 'object') toast(outcome.fault, 'bad');
    else if (outcome === 'done') onSelect(undefined);
  };
  return { remove, isChanging };
};

const PanelActions = (props: CategoryPanelProps) => {
  const { page, name, count } = props;
  const [open, setOpen] = useState<'rename' | 'merge'>();
  const { remove, isChanging } = useRemove(props);
  const close = (): void => setOpen(undefined);
  return (
    <div className="category-actions">
      <Button icon={Pencil} onPress={() => setOpen('rename')}>
        Rename
      </Button>
      <Button icon={Merge} onPress={() => setOpen('merge')}>
        Merge
      </Button>
      <Button icon={Trash2} isPending={isChanging} onPress={() => void remove()}>
        Delete
      </Button>
      {open === 'rename' ? (
        <RenameDialog {...{ page, name, count }} onMerge={() => setOpen('merge')} onClose={close} />
      ) : null}
      {open === 'merge' ? (
        <MergeDialog {...{ page }} kind="categories" term={{ name, count }} onClose={close} />
      ) : null}
    </div>
  );
};

/** One category: its texts, picture and products. */
export const CategoryPanel = (props: CategoryPanelProps) => {
  const { page, name, count, category, actions, onSelect, onListed } = props;
  const canChange = useSession().permissions.includes('publish');
  return (
    <section className="category-panel" aria-label={name}>
      <header className="category-head">
        <span className="category-back">
          <IconButton icon={ArrowLeft} label="Back to categories" onPress={() => onSelect(undefined)} />
        </span>
        <div className="category-heading">
          <h2>{name}</h2>
          <p className="quiet">{countProducts(count)}</p>
        </div>
        {canChange ? <PanelActions {...props} /> : null}
      </header>
      {category ? (
        <CategoryDetailsForm
          category={category}
          pageTitle={page.title}
          onDescribe={(details) => actions.describe(category.id, details)}
        />
      ) : (
        <Section
          title="About the category"
          text="Only products have this category. Add it to the tree to give it a place, a picture and a description."
          actions={<Button onPress={() => onSelect(actions.list(name))}>Add to the tree</Button>}
        >
          {null}
        </Section>
      )}
      <CategoryProducts collectionId={page.id} category={name} onListed={onListed} />
    </section>
  );
};
