import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/index.ts';
import { LoadedProduct, type LoadedParts } from './loaded-product.tsx';
import { ProductForm } from './product-form.tsx';
import './product-panel.css';
import { ProductProvider, useProductState } from './state/product-context.ts';

const PanelForm = (parts: LoadedParts) => (
  <ProductProvider value={useProductState(parts)}>
    <ProductForm hasPreview={false} />
  </ProductProvider>
);

interface ProductPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The form of a product beside its page. */
export const ProductPanel = ({ id, onClose }: ProductPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <aside ref={panel} className="panel panel-open product-panel" aria-label="Product" tabIndex={-1}>
      <header className="panel-head">
        <h2>Product</h2>
        <Link to="/store/products/edit" search={{ id }} className="button button-plain">
          <span className="button-label">Open full editor</span>
        </Link>
        <IconButton icon={X} label="Close product" onPress={onClose} />
      </header>
      <div className="product-panel-body">
        <LoadedProduct id={id} frame={(content) => content}>
          {(parts) => <PanelForm key={id} {...parts} />}
        </LoadedProduct>
      </div>
    </aside>
  );
};
