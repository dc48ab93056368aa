import { SuggestField, TextField } from '../../controls/index.ts';
import { useTermNames } from '../../terms/index.ts';
import type { TermSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

const useField = (props: FieldProps<TermSetting>) => {
  const { texts, change } = fieldOf(props);
  return {
    ...texts,
    value: textAt(props.form.value, props.setting.field),
    onChange: (text: string) => change(text === '' ? undefined : text, 'debounced'),
  };
};

const SuggestedTerm = ({ id, ...props }: FieldProps<TermSetting> & { readonly id: string }) => {
  const field = useField(props);
  const names = useTermNames(id, props.setting.of === 'category' ? 'categories' : 'tags', field.value);
  return (
    <SuggestField {...field} isFiltered={false} suggestions={names.map((name) => ({ id: name, name }))} />
  );
};

const TypedTerm = (props: FieldProps<TermSetting>) => <TextField {...useField(props)} />;

/** Filters by tag or category, suggesting those of the page's items. */
export const TermSettingField = (props: FieldProps<TermSetting>) => {
  const id = textAt(props.form.value, 'collectionId');
  return id === '' ? <TypedTerm {...props} /> : <SuggestedTerm {...props} id={id} />;
};
