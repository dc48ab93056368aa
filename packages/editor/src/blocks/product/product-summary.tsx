import { ImageOff } from 'lucide-react';
import type { ProductChoice } from './product-choice.ts';
import './product-picker.css';

/** Picture, title and price of a product in a row. */
export const ProductSummary = ({ product }: { readonly product: ProductChoice }) => (
  <>
    <span className="product-choice-picture">
      {product.imageUrl === null ? (
        <ImageOff size={16} aria-hidden />
      ) : (
        <img src={product.imageUrl} alt="" loading="lazy" />
      )}
    </span>
    <span className="product-choice-text">
      <span className="truncate">{product.title}</span>
      <span className="quiet truncate">
        {[product.priceText, product.isSoldOut ? 'Sold out' : ''].filter((text) => text !== '').join(' · ')}
      </span>
    </span>
  </>
);
