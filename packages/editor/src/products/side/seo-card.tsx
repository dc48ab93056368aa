import { findItemFaults, pageLimits, type ItemContent, type SeoData } from '@sitewright/domain/pages';
import { SeoFields } from '../../seo/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { useProduct } from '../state/product-context.ts';
import { useTypedFields } from '../state/use-typed-fields.ts';

interface SeoTexts {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isHidden: boolean;
}

const readSeo = ({ seo }: ItemContent): SeoTexts => ({
  seoTitle: seo?.title ?? '',
  seoDescription: seo?.description ?? '',
  isHidden: seo?.isHidden ?? false,
});

const withSeo = (item: ItemContent, values: Partial<SeoTexts>): ItemContent => {
  const { seoTitle, seoDescription, isHidden } = { ...readSeo(item), ...values };
  const { seo: _seo, ...rest } = item;
  const seo: SeoData = {
    ...(seoTitle.trim() !== '' && { title: seoTitle.trim() }),
    ...(seoDescription.trim() !== '' && { description: seoDescription.trim() }),
    ...(isHidden && { isHidden }),
  };
  return Object.keys(seo).length === 0 ? rest : { ...rest, seo };
};

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** What search engines and social networks show of the product. */
export const SeoCard = () => {
  const { item, path, changeItem, itemNow } = useProduct();
  const { fields, change } = useTypedFields<SeoTexts>(readSeo(item), (values) => {
    if (Object.keys(findItemFaults(withSeo(itemNow(), values))).length > 0) return false;
    changeItem('Change SEO', (before) => withSeo(before, values));
    return true;
  });
  const description = textOf(item.excerpt ?? item.body ?? '').slice(0, pageLimits.MAX_DESCRIPTION_LENGTH);
  return (
    <ProductCard title="Search engines">
      <SeoFields
        form={{ fields: { ...fields, mainImageId: picturesOf(item)[0] ?? '' }, errors: {}, change }}
        usual={{ title: item.title, description, path }}
      />
    </ProductCard>
  );
};
