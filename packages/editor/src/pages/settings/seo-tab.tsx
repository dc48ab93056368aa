import { PictureChoice, SeoFields } from '../../seo/index.ts';
import type { PageForm } from './use-page-form.ts';

interface SeoTabProps {
  readonly form: PageForm;
  readonly isHomepage: boolean;
}

export const SeoTab = ({ form, isHomepage }: SeoTabProps) => {
  const { fields, change } = form;
  const { title, description, urlId, mainImageId } = fields;
  return (
    <SeoFields form={form} usual={{ title, description, path: isHomepage ? '/' : `/${urlId}` }}>
      <PictureChoice id={mainImageId} onChange={(id) => change({ mainImageId: id })} />
    </SeoFields>
  );
};
