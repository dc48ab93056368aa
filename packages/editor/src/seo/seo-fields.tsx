import { pageLimits } from '@sitewright/domain/pages';
import type { ReactNode } from 'react';
import { Switch, TextField } from '../controls/index.ts';
import { SearchPreview, SocialPreview, type SeoPreviewTexts } from './seo-previews.tsx';

interface SeoWords {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isHidden: boolean;
}

interface SeoFieldsProps {
  readonly form: {
    readonly fields: SeoWords & { readonly mainImageId: string };
    readonly errors: Partial<Record<keyof SeoWords, string>>;
    readonly change: (part: Partial<SeoWords>) => void;
  };
  /** Defaults for empty fields. */
  readonly usual: SeoPreviewTexts;
  /** The picture field, if the form has one. */
  readonly children?: ReactNode;
}

/** SEO fields and previews of a page or item. */
export const SeoFields = ({ form: { fields, errors, change }, usual, children }: SeoFieldsProps) => {
  const words = {
    title: fields.seoTitle || usual.title || 'Untitled',
    description: fields.seoDescription || usual.description,
    path: usual.path,
  };
  return (
    <>
      <TextField
        label="SEO title"
        hint="Defaults to the title."
        value={fields.seoTitle}
        error={errors.seoTitle}
        maxLength={pageLimits.MAX_TITLE_LENGTH}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextField
        label="SEO description"
        hint={`${fields.seoDescription.length} characters. Search engines show about 160.`}
        lines={3}
        value={fields.seoDescription}
        error={errors.seoDescription}
        maxLength={pageLimits.MAX_DESCRIPTION_LENGTH}
        onChange={(seoDescription) => change({ seoDescription })}
      />
      <SearchPreview {...words} />
      <SocialPreview {...words} pictureId={fields.mainImageId} />
      {children}
      <Switch
        label="Hide from search engines"
        isOn={fields.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </>
  );
};
