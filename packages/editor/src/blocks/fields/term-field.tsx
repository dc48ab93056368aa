import { documentCalls } from '@sitewright/api/documents';
import { SuggestField, TextField } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../fetching/index.ts';
import type { TermSetting } from '../settings/setting.ts';
import { listAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

const namesIn = (categories: readonly unknown[]): string[] =>
  categories.flatMap((category) =>
    [textAt(category, 'displayName'), ...namesIn(listAt(category, 'children'))].filter((name) => name !== ''),
  );

interface TypedTermProps extends FieldProps<TermSetting> {
  readonly names: readonly string[];
}

const TypedTerm = (props: TypedTermProps) => {
  const { words, change } = fieldOf(props);
  const field = {
    ...words,
    value: textAt(props.form.value, props.setting.field),
    onChange: (text: string) => change(text === '' ? undefined : text, 'typing'),
  };
  const suggestions = props.names.map((name) => ({ id: name, name }));
  return suggestions.length === 0 ? (
    <TextField {...field} />
  ) : (
    <SuggestField {...field} suggestions={suggestions} />
  );
};

const CategoryField = ({ id, ...props }: FieldProps<TermSetting> & { readonly id: string }) => {
  const { fetched } = useFetched(documentCalls.read, { params: { kind: 'collection', id } });
  return <TypedTerm {...props} names={namesIn(listAt(dataOf(fetched)?.content, 'nestedCategories'))} />;
};

/** Only items with this tag or in this category; the categories that the collection names are suggested. */
export const TermSettingField = (props: FieldProps<TermSetting>) => {
  const id = textAt(props.form.value, 'collectionId');
  return props.setting.of === 'category' && id !== '' ? (
    <CategoryField {...props} id={id} />
  ) : (
    <TypedTerm {...props} names={[]} />
  );
};
