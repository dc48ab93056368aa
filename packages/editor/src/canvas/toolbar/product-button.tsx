import { recordTypes } from '@sitewright/domain/pages';
import { ShoppingBag } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { isItemContent, useDocumentPart, type DocumentKey } from '../../documents/index.ts';
import { useSession } from '../../session/index.ts';

interface ProductButtonProps {
  readonly page: DocumentKey;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Opens the form of the product whose page is in view, beside the page. */
export const ProductButton = ({ page, isOpen, onChange }: ProductButtonProps) => {
  const canEdit = useSession().permissions.includes('products');
  const isProduct = useDocumentPart(
    page,
    (content) => isItemContent(content) && content.recordType === recordTypes.storeItem,
  );
  return canEdit && isProduct ? (
    <div className="canvas-short">
      <ToggleButton className="button button-plain" isSelected={isOpen} onChange={onChange}>
        <ShoppingBag size={16} aria-hidden />
        <span className="button-label">Edit product</span>
      </ToggleButton>
    </div>
  ) : null;
};
