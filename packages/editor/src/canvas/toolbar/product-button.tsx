import { recordTypes } from '@sitewright/domain/pages';
import { Link } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { isItemContent, useDocumentPart, type DocumentKey } from '../../documents/index.ts';
import { useSession } from '../../session/index.ts';

/** Opens the product whose page is in view in its own editor. */
export const ProductButton = ({ page }: { readonly page: DocumentKey }) => {
  const canEdit = useSession().permissions.includes('products');
  const isProduct = useDocumentPart(
    page,
    (content) => isItemContent(content) && content.recordType === recordTypes.storeItem,
  );
  return canEdit && isProduct ? (
    <div className="canvas-short">
      <Link to="/store/products/edit" search={{ id: page.id }} className="button button-plain">
        <ShoppingBag size={16} aria-hidden />
        <span className="button-label">Edit product</span>
      </Link>
    </div>
  ) : null;
};
