import { pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { Switch, TextField } from '../../controls/index.ts';
import { PictureChoice, SearchPreview, SocialPreview, type ShownWords } from '../../seo/index.ts';
import type { PageForm } from './use-page-form.ts';

interface SeoTabProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
}

const shownWords = ({ fields }: PageForm, { isHomepage }: CollectionContent): ShownWords => ({
  title: fields.seoTitle || fields.title || 'Untitled',
  description: fields.seoDescription || fields.description,
  path: isHomepage ? '/' : `/${fields.urlId}`,
});

export const SeoTab = ({ form, content }: SeoTabProps) => {
  const { fields, errors, change } = form;
  const words = shownWords(form, content);
  return (
    <>
      <TextField
        label="SEO title"
        hint="Left empty, the title of the page is used."
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
      <PictureChoice id={fields.mainImageId} onChange={(mainImageId) => change({ mainImageId })} />
      <Switch
        label="Hide from search engines"
        isOn={fields.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </>
  );
};
