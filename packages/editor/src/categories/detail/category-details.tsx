import { pageLimits, type CategoryDetails, type NestedCategory } from '@sitewright/domain/pages';
import { useState } from 'react';
import { Section, TextField } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { PictureFocus } from '../../media/index.ts';
import { PictureChoice } from '../../seo/index.ts';

interface DetailFields {
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
}

const fieldsOf = ({ description = '', seo = {} }: NestedCategory): DetailFields => ({
  description,
  seoTitle: seo.title ?? '',
  seoDescription: seo.description ?? '',
});

const detailsOf = (
  { description, seoTitle, seoDescription }: DetailFields,
  imageId: string | undefined,
): CategoryDetails => ({
  description,
  ...(imageId === undefined ? {} : { imageId }),
  seo: { title: seoTitle, description: seoDescription },
});

interface CategoryDetailsProps {
  readonly category: NestedCategory;
  readonly pageTitle: string;
  readonly onDescribe: (details: CategoryDetails) => void;
}

/** Texts become a command when their field is left. What others saved meanwhile is shown unless it is being edited. */
const useDetailFields = ({ category, onDescribe }: CategoryDetailsProps) => {
  const [edited, setEdited] = useState<Partial<DetailFields>>({});
  const saved = fieldsOf(category);
  const fields = { ...saved, ...edited };
  const commit = (): void => {
    if (Object.keys(edited).length === 0) return;
    setEdited({});
    if (JSON.stringify(fields) !== JSON.stringify(saved)) onDescribe(detailsOf(fields, category.imageId));
  };
  usePendingField(commit);
  return {
    fields,
    commit,
    change: (part: Partial<DetailFields>) => setEdited({ ...edited, ...part }),
    setPicture: (imageId: string) => {
      setEdited({});
      onDescribe(detailsOf(fields, imageId));
    },
  };
};

/** What visitors and search engines read about a category. */
export const CategoryDetailsForm = (props: CategoryDetailsProps) => {
  const { category, pageTitle } = props;
  const { fields, change, commit, setPicture } = useDetailFields(props);
  const imageId = category.imageId ?? '';
  return (
    <>
      <Section
        title="About the category"
        text={`Shown above its products. Goes live when ${pageTitle} is published.`}
      >
        <TextField
          label="Description"
          lines={4}
          value={fields.description}
          maxLength={pageLimits.MAX_DESCRIPTION_LENGTH}
          onChange={(description) => change({ description })}
          onBlur={commit}
        />
        <fieldset className="category-picture">
          <legend className="field-label">Picture</legend>
          {imageId === '' ? null : <PictureFocus id={imageId} />}
          <PictureChoice id={imageId} onChange={setPicture} />
        </fieldset>
      </Section>
      <Section title="Search engines">
        <TextField
          label="SEO title"
          hint="Defaults to the name."
          value={fields.seoTitle}
          maxLength={pageLimits.MAX_TITLE_LENGTH}
          onChange={(seoTitle) => change({ seoTitle })}
          onBlur={commit}
        />
        <TextField
          label="SEO description"
          hint={`${fields.seoDescription.length} characters. Search engines show about 160.`}
          lines={3}
          value={fields.seoDescription}
          maxLength={pageLimits.MAX_DESCRIPTION_LENGTH}
          onChange={(seoDescription) => change({ seoDescription })}
          onBlur={commit}
        />
      </Section>
    </>
  );
};
