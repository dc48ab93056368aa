import { hasVariants, productTypes } from '@sitewright/domain/catalogue';
import type { PriceFormat } from '@sitewright/domain/money';
import { recordTypes, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { Button, Notice, Screen, Skeleton } from '../controls/index.ts';
import { Failure } from '../data-fetching/index.ts';
import { isItemContent, isPageContent, useDocument, useIsTrashed } from '../documents/index.ts';
import { usePresence } from '../presence/index.ts';
import { usePriceFormat } from '../site-prices/index.ts';
import { useUndo, useUndoKeys } from '../undo/index.ts';
import { TextCard } from './cards/text-card.tsx';
import { TypeCard } from './cards/type-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { useProductActions } from './product-actions.ts';
import { ProductNote, ProductToolbar } from './product-header.tsx';
import { FormCard } from './side/form-card.tsx';
import { PreviewCard } from './side/preview-card.tsx';
import { RelatedCard } from './side/related-card.tsx';
import { OrganisationCard, SellingCard } from './side/selling-card.tsx';
import { SeoCard } from './side/seo-card.tsx';
import { StatusCard } from './side/status-card.tsx';
import { ProductProvider, useProduct, useProductState } from './state/product-context.ts';
import { VariantsCard } from './variants/variants-card.tsx';
import './product-screen.css';

const route = getRouteApi('/_signed-in/store/products/edit');

const Cards = () => {
  const { productType } = useProduct().product;
  return (
    <div className="product-editor">
      <div className="product-editor-main">
        <TextCard />
        <PicturesCard />
        <TypeCard />
        {hasVariants(productType) && productType !== productTypes.giftCard ? <OptionsCard /> : null}
        {hasVariants(productType) ? <VariantsCard /> : null}
        <SellingCard />
        <FormCard />
        <SeoCard />
      </div>
      <div className="product-editor-side">
        <StatusCard />
        <PreviewCard />
        <OrganisationCard />
        <RelatedCard />
      </div>
    </div>
  );
};

interface OpenProductProps {
  readonly item: ItemContent;
  readonly list: CollectionContent;
  readonly format: PriceFormat;
}

const TrashedNotice = () => {
  const { restore } = useProductActions();
  return (
    <Notice tone="warning" actions={<Button onPress={() => void restore()}>Restore</Button>}>
      This product is in the trash.
    </Notice>
  );
};

const OpenProduct = (props: OpenProductProps) => {
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
          <Link to="/store/products" className="product-editor-crumb">
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
          <Cards />
        </div>
      </Screen>
      <LiveRegion message={message} />
    </ProductProvider>
  );
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Screen title="Product">{children}</Screen>
);

/** The editor of one product. */
export const ProductScreen = () => {
  const { id = '' } = route.useSearch();
  const document = useDocument(id === '' ? undefined : { kind: 'item', id });
  const content = document.state === 'success' ? document.document.content : undefined;
  const item = isItemContent(content) && content.recordType === recordTypes.storeItem ? content : undefined;
  const page = useDocument(item && { kind: 'collection', id: item.collectionId });
  const found = page.state === 'success' ? page.document.content : undefined;
  const list = isPageContent(found) ? found : undefined;
  const prices = usePriceFormat();
  const { format } = prices;
  const failed = [document, page].find((state) => state.state === 'failed');
  if (failed)
    return (
      <Waiting>
        <Failure refusal={failed.refusal} onRetry={failed.retry} />
      </Waiting>
    );
  if (!format && prices.refusal)
    return (
      <Waiting>
        <Failure refusal={prices.refusal} onRetry={prices.retry} />
      </Waiting>
    );
  if (id === '' || (content !== undefined && !item))
    return (
      <Waiting>
        <Notice tone="warning">This is not a product.</Notice>
      </Waiting>
    );
  if (!item || !list || !format)
    return (
      <Waiting>
        <Skeleton rows={6} shape="form" />
      </Waiting>
    );
  return <OpenProduct key={id} {...{ item, list, format }} />;
};
