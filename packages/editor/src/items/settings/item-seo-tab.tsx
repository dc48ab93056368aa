import { pageLimits } from '@sitewright/domain/pages';
import { Switch, TextField } from '../../controls/index.ts';
import { SearchPreview, SocialPreview } from '../../seo/index.ts';
import type { ItemForm } from './use-item-form.ts';

interface ItemSeoTabProps {
  readonly form: ItemForm;
  /** Path of the list that it stands in. */
  readonly listPath: string;
}

export const ItemSeoTab = ({ form: { fields, errors, change }, listPath }: ItemSeoTabProps) => {
  const words = {
    title: fields.seoTitle || fields.title || 'Untitled',
    description: fields.seoDescription || fields.excerpt,
    path: `${listPath}/${fields.urlId}`,
  };
  return (
    <>
      <TextField
        label="SEO title"
        hint="Left empty, the title is used."
        value={fields.seoTitle}
        error={errors.seoTitle}
        maxLength={pageLimits.TITLE_LONGEST}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextField
        label="SEO description"
        hint={`${fields.seoDescription.length} characters. Search engines show about 160.`}
        lines={3}
        value={fields.seoDescription}
        error={errors.seoDescription}
        maxLength={pageLimits.DESCRIPTION_LONGEST}
        onChange={(seoDescription) => change({ seoDescription })}
      />
      <SearchPreview {...words} />
      <SocialPreview {...words} pictureId={fields.mainImageId} />
      <Switch
        label="Hide from search engines"
        isOn={fields.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </>
  );
};
