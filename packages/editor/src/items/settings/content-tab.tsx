import { isItemUrlId, pageLimits, type ItemContent } from '@sitewright/domain/pages';
import { TextField } from '../../controls/index.ts';
import { RedirectChoice, UrlField } from '../../document-settings/index.ts';
import { PictureFocus } from '../../media/index.ts';
import { PictureChoice } from '../../seo/index.ts';
import { TermPicker } from '../../terms/index.ts';
import { AuthorField } from './author-field.tsx';
import { isItemMoved, type FieldContext } from './item-fields.ts';
import type { ItemForm } from './use-item-form.ts';

export interface ItemTabProps {
  readonly form: ItemForm;
  readonly content: ItemContent;
  readonly place: FieldContext;
}

const FeaturedPicture = ({ form: { fields, change } }: Pick<ItemTabProps, 'form'>) => (
  <fieldset className="item-picture">
    <legend className="field-label">Picture</legend>
    {fields.mainImageId === '' ? null : <PictureFocus id={fields.mainImageId} />}
    <PictureChoice id={fields.mainImageId} onChange={(mainImageId) => change({ mainImageId })} />
    <span className="field-hint">Shown in lists and when shared.</span>
  </fieldset>
);

/** Title, URL and what lists show. */
export const ContentTab = ({ form, content, place }: ItemTabProps) => {
  const { fields, errors, change } = form;
  return (
    <>
      <TextField
        label="Title"
        value={fields.title}
        error={errors.title}
        maxLength={pageLimits.MAX_TITLE_LENGTH}
        onChange={(title) => change({ title })}
      />
      <UrlField
        title={fields.title}
        value={fields.urlId}
        error={errors.urlId}
        isUrl={isItemUrlId}
        onChange={(urlId) => change({ urlId })}
      />
      {place.publishedUrl !== undefined && isItemMoved(fields.urlId, place) ? (
        <RedirectChoice
          from={place.publishedUrl}
          isEnabled={fields.isRedirected}
          onChange={(isRedirected) => change({ isRedirected })}
        />
      ) : null}
      <TextField
        label="Excerpt"
        hint="A short summary for lists and feeds."
        lines={3}
        value={fields.excerpt}
        error={errors.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <TermPicker
        label="Categories"
        kind="categories"
        collectionId={content.collectionId}
        value={fields.categories}
        error={errors.categories}
        onChange={(categories) => change({ categories })}
      />
      <TermPicker
        label="Tags"
        kind="tags"
        collectionId={content.collectionId}
        value={fields.tags}
        error={errors.tags}
        onChange={(tags) => change({ tags })}
      />
      <AuthorField value={fields.authorId} onChange={(authorId) => change({ authorId })} />
      <FeaturedPicture form={form} />
    </>
  );
};
