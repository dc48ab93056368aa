import { pageLimits } from '@sitewright/domain/pages';
import { SeoFields } from '../../seo/index.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { picturesOf } from '../pictures/pictures-of.ts';
import { useProduct } from '../state/product-context.ts';
import { useTypedFields } from '../state/use-typed-fields.ts';
import { findSeoFaults, readSeo, withSeo, type SeoTexts } from './seo-texts.ts';

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** What search engines and social networks show of the product. */
export const SeoCard = () => {
  const { item, path, changeItem, itemNow } = useProduct();
  const { fields, change } = useTypedFields<SeoTexts>(readSeo(item), (values) => {
    if (Object.keys(findSeoFaults({ ...readSeo(itemNow()), ...values })).length > 0) return false;
    changeItem('Change SEO', (before) => withSeo(before, values));
    return true;
  });
  const description = textOf(item.excerpt ?? item.body ?? '').slice(0, pageLimits.MAX_DESCRIPTION_LENGTH);
  return (
    <ProductCard title="Search engines">
      <SeoFields
        form={{
          fields: { ...fields, mainImageId: picturesOf(item)[0] ?? '' },
          errors: findSeoFaults(fields),
          change,
        }}
        usual={{ title: item.title, description, path }}
      />
    </ProductCard>
  );
};
