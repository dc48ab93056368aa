import { Link } from '@tanstack/react-router';
import type { Setting } from '../../blocks/index.ts';
import { useProduct } from '../state/product-context.ts';
import { ItemTextSettings } from '../state/product-settings.tsx';
import { ProductCard } from './product-card.tsx';

const title: Setting = { control: 'text', field: 'title', label: 'Title' };
const description: Setting = { control: 'rich', field: 'body', label: 'Description' };
const excerpt: Setting = {
  control: 'rich',
  field: 'excerpt',
  label: 'Excerpt',
  hint: 'A short text for lists and above the description.',
};

const withDescription = [title, description, excerpt];
const withLayout = [title, excerpt];

/** A description that became a layout of blocks is edited on the page. */
export const TextCard = () => {
  const { item, path } = useProduct();
  const hasLayout = item.sections !== undefined;
  return (
    <ProductCard title="Title and description">
      <ItemTextSettings
        name={hasLayout ? 'title' : 'texts'}
        settings={hasLayout ? withLayout : withDescription}
      />
      {hasLayout ? (
        <p className="field-hint">
          The description has sections and blocks.{' '}
          <Link to="/pages/edit" search={{ at: path }}>
            Edit it on the page
          </Link>
        </p>
      ) : null}
    </ProductCard>
  );
};
