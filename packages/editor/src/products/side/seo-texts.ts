import { pageLimits, type ItemContent, type SeoData } from '@sitewright/domain/pages';

export interface SeoTexts {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isHidden: boolean;
}

export type SeoFaults = Partial<Record<'seoTitle' | 'seoDescription', string>>;

export const readSeo = ({ seo }: ItemContent): SeoTexts => ({
  seoTitle: seo?.title ?? '',
  seoDescription: seo?.description ?? '',
  isHidden: seo?.isHidden ?? false,
});

export const withSeo = (item: ItemContent, values: Partial<SeoTexts>): ItemContent => {
  const { seoTitle, seoDescription, isHidden } = { ...readSeo(item), ...values };
  const { seo: _seo, ...rest } = item;
  const seo: SeoData = {
    ...(seoTitle.trim() !== '' && { title: seoTitle.trim() }),
    ...(seoDescription.trim() !== '' && { description: seoDescription.trim() }),
    ...(isHidden && { isHidden }),
  };
  return Object.keys(seo).length === 0 ? rest : { ...rest, seo };
};

const tooLong = (text: string, limit: number): string | undefined =>
  text.trim().length > limit ? `Enter at most ${limit} characters.` : undefined;

/** Only what is typed here: a fault elsewhere in the product has its own field. */
export const findSeoFaults = ({ seoTitle, seoDescription }: SeoTexts): SeoFaults => {
  const title = tooLong(seoTitle, pageLimits.MAX_TITLE_LENGTH);
  const description = tooLong(seoDescription, pageLimits.MAX_DESCRIPTION_LENGTH);
  return {
    ...(title !== undefined && { seoTitle: title }),
    ...(description !== undefined && { seoDescription: description }),
  };
};
