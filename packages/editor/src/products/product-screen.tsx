import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { Button, Notice, Screen } from '../controls/index.ts';
import { useIsTrashed } from '../documents/index.ts';
import { usePresence } from '../presence/index.ts';
import { useUndo, useUndoKeys } from '../undo/index.ts';
import { LoadedProduct, type LoadedParts } from './loaded-product.tsx';
import { useProductActions } from './product-actions.ts';
import { ProductForm } from './product-form.tsx';
import { ProductNote, ProductToolbar } from './product-header.tsx';
import { ProductProvider, useProductState } from './state/product-context.ts';
import './product-screen.css';

const route = getRouteApi('/_signed-in/store/products/edit');

const TrashedNotice = () => {
  const { restore } = useProductActions();
  return (
    <Notice tone="warning" actions={<Button onPress={() => void restore()}>Restore</Button>}>
      This product is in the trash.
    </Notice>
  );
};

const OpenProduct = (props: LoadedParts) => {
  const state = useProductState(props);
  const { message, announce } = useAnnouncer();
  const { key, item } = state;
  const scope = useMemo(() => ({ documents: [key] }), [key]);
  const undo = useUndo(announce, scope);
  useUndoKeys(undo);
  const others = usePresence({ key });
  const isTrashed = useIsTrashed(key);
  return (
    <ProductProvider value={state}>
      <Screen
        title={item.title}
        layout="fill"
        lead={
          <Link to="/store/products" className="screen-crumb">
            Products /
          </Link>
        }
        note={<ProductNote />}
        actions={<ProductToolbar undo={undo} />}
      >
        <div className="product-editor-scroll">
          {isTrashed ? <TrashedNotice /> : null}
          {others.length === 0 ? null : (
            <p className="field-hint product-editor-others">
              {`Also editing: ${others.map(({ name }) => name).join(', ')}`}
            </p>
          )}
          <ProductForm />
        </div>
      </Screen>
      <LiveRegion message={message} />
    </ProductProvider>
  );
};

const inScreen = (content: ReactNode) => <Screen title="Product">{content}</Screen>;

/** The editor of one product. */
export const ProductScreen = () => {
  const { id = '' } = route.useSearch();
  return (
    <LoadedProduct id={id} frame={inScreen}>
      {(parts) => <OpenProduct key={id} {...parts} />}
    </LoadedProduct>
  );
};
