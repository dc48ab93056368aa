import { catalogueCalls } from '@sitewright/api/catalogue';
import { shippingLimits, type ShippingProfile } from '@sitewright/domain/shipping';
import { ShoppingBag, X } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, CardBody, IconButton, Notice, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { ProductSummary, PublishedProductPicker } from '../../product-picker/index.ts';

interface ChosenProps {
  readonly ids: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** As many as one call answers. */
const PART = 50;

const ChosenPart = ({ ids, onRemove }: ChosenProps) => {
  const { fetched, refetch } = useFetched(catalogueCalls.findProducts, { query: { ids: ids.join(',') } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
      {({ products }) => (
        <ul className="product-order">
          {ids.map((id) => {
            const product = products.find((each) => each.id === id);
            const name = product?.title ?? 'Unpublished or deleted product';
            return (
              <li key={id}>
                {product ? (
                  <ProductSummary product={product} />
                ) : (
                  <span className="quiet product-choice-text">{name}</span>
                )}
                <IconButton icon={X} label={`Remove ${name}`} onPress={() => onRemove(id)} />
              </li>
            );
          })}
        </ul>
      )}
    </Fetched>
  );
};

interface ProfileProductsProps {
  readonly profile: ShippingProfile;
  /** Products of all profiles: each belongs to one. */
  readonly takenIds: readonly string[];
  readonly onChange: (profile: ShippingProfile) => void;
}

/** The products that a profile is limited to. */
export const ProfileProducts = ({ profile, takenIds, onChange }: ProfileProductsProps) => {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState(1);
  const { productIds } = profile;
  const put = (ids: readonly string[]): void => onChange({ ...profile, productIds: ids });
  const remaining = shippingLimits.PRODUCTS_PER_PROFILE - productIds.length;
  const shown = productIds.slice(0, parts * PART);
  return (
    <Card>
      <CardBody>
        <div className="shipping-part">
          <div>
            <h3>Products</h3>
            <p className="quiet">These products ship by the zones of this profile only.</p>
          </div>
          {remaining > 0 ? (
            <Button icon={ShoppingBag} onPress={() => setOpen(true)}>
              Choose products
            </Button>
          ) : null}
        </div>
        {productIds.length === 0 ? (
          <Notice tone="warning">This profile has no effect until it has products.</Notice>
        ) : (
          Array.from({ length: Math.ceil(shown.length / PART) }, (_, part) => {
            const ids = shown.slice(part * PART, (part + 1) * PART);
            return (
              <ChosenPart
                key={ids.toSorted().join()}
                ids={ids}
                onRemove={(id) => put(productIds.filter((each) => each !== id))}
              />
            );
          })
        )}
        {shown.length < productIds.length ? (
          <div className="row">
            <Button onPress={() => setParts(parts + 1)}>
              {`Show more of ${productIds.length} products`}
            </Button>
          </div>
        ) : null}
      </CardBody>
      {isOpen ? (
        <PublishedProductPicker
          isMultiple
          max={remaining}
          exceptIds={takenIds}
          onClose={() => setOpen(false)}
          onPick={(products) => {
            setOpen(false);
            put([...new Set([...productIds, ...products.map(({ id }) => id)])]);
          }}
        />
      ) : null}
    </Card>
  );
};
