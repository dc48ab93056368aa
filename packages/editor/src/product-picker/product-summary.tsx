import { ImageOff } from 'lucide-react';
import './product-picker.css';

export interface SummarizedProduct {
  readonly title: string;
  readonly imageUrl?: string | null;
  readonly priceText?: string;
  readonly isSoldOut?: boolean;
}

const detailOf = ({ priceText = '', isSoldOut = false }: SummarizedProduct): string =>
  [priceText, isSoldOut ? 'Sold out' : ''].filter((text) => text !== '').join(' · ');

/** Picture, title and price of a product in a row. */
export const ProductSummary = ({ product }: { readonly product: SummarizedProduct }) => {
  const detail = detailOf(product);
  return (
    <>
      <span className="product-choice-picture">
        {product.imageUrl ? (
          <img src={product.imageUrl} alt="" loading="lazy" />
        ) : (
          <ImageOff size={16} aria-hidden />
        )}
      </span>
      <span className="product-choice-text">
        <span className="truncate">{product.title}</span>
        {detail === '' ? null : <span className="quiet truncate">{detail}</span>}
      </span>
    </>
  );
};
