import { currentPrice, findMissingPrices, sellableVariantsOf } from '@sitewright/domain/catalogue';
import { formatPrice } from '@sitewright/domain/money';
import { Image, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../controls/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { Picture } from '../pictures/picture.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { useProduct } from '../state/product-context.ts';
import './side.css';

const devices = [
  { id: 'desktop', name: 'Desktop', icon: Monitor },
  { id: 'phone', name: 'Phone', icon: Smartphone },
] as const;

/** The lowest price, with “from” where variants differ. */
const usePriceText = (): { readonly price: string; readonly before: string | undefined } => {
  const { item, product, format } = useProduct();
  const offers = sellableVariantsOf(item.id, product);
  const prices = offers.map(currentPrice);
  const lowest = Math.min(...prices);
  const cheapest = offers.find((offer) => currentPrice(offer) === lowest);
  const text = formatPrice(Number.isFinite(lowest) ? lowest : 0, format);
  if (Object.keys(findMissingPrices(product)).length > 0) return { price: 'No price yet', before: undefined };
  return {
    price: new Set(prices).size > 1 ? `from ${text}` : text,
    before: cheapest?.onSale ? formatPrice(cheapest.price, format) : undefined,
  };
};

/** How the product looks in a list of the shop. */
export const PreviewCard = () => {
  const { item } = useProduct();
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const { price, before } = usePriceText();
  const [first] = picturesOf(item);
  return (
    <ProductCard
      title="Storefront preview"
      actions={<Segmented label="Width" segments={devices} value={device} onChange={setDevice} />}
    >
      <figure
        className={`product-editor-preview product-editor-preview-${device}`}
        aria-label="Storefront preview"
      >
        <span className="product-editor-preview-picture">
          {first === undefined ? <Image size={28} aria-hidden /> : <Picture id={first} width={1000} />}
        </span>
        <figcaption>
          <span className="product-editor-preview-title">{item.title}</span>
          <span className="product-editor-preview-price">
            {before === undefined ? null : <s>{before}</s>} {price}
          </span>
        </figcaption>
      </figure>
    </ProductCard>
  );
};
