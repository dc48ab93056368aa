import { hasVariants, productTypes } from '@sitewright/domain/catalogue';
import { TextCard } from './cards/text-card.tsx';
import { TypeCard } from './cards/type-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { FormCard } from './side/form-card.tsx';
import { PreviewCard } from './side/preview-card.tsx';
import { RelatedCard } from './side/related-card.tsx';
import { OrganisationCard, SellingCard } from './side/selling-card.tsx';
import { SeoCard } from './side/seo-card.tsx';
import { StatusCard } from './side/status-card.tsx';
import { useProduct } from './state/product-context.ts';
import { VariantsCard } from './variants/variants-card.tsx';
import './product-form.css';

/** Everything of a product; beside its page the preview is left out. */
export const ProductForm = ({ hasPreview = true }: { readonly hasPreview?: boolean }) => {
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
        {hasPreview ? <PreviewCard /> : null}
        <OrganisationCard />
        <RelatedCard />
      </div>
    </div>
  );
};
