import { SeoFields } from '../../seo/index.ts';
import type { ItemForm } from './use-item-form.ts';

interface ItemSeoTabProps {
  readonly form: ItemForm;
  /** Path of its list page. */
  readonly listPath: string;
}

export const ItemSeoTab = ({ form, listPath }: ItemSeoTabProps) => {
  const { title, excerpt, urlId } = form.fields;
  return <SeoFields form={form} usual={{ title, description: excerpt, path: `${listPath}/${urlId}` }} />;
};
