import { pageCalls } from '@sitewright/api/pages';
import { Select, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import type { CollectionSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

/** Page types with items that blocks can list. */
const withItems: readonly string[] = ['blog', 'events', 'gallery', 'album', 'products', 'lessons', 'course'];

const NONE = '';

export const CollectionSettingField = (props: FieldProps<CollectionSetting>) => {
  const { field, typeNames = withItems, none } = props.setting;
  const { texts, change } = fieldOf(props);
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const value = textAt(props.form.value, field);
  return (
    <Fetched
      subject="collections"
      fetched={fetched}
      onRetry={refetch}
      skeleton={<Skeleton rows={1} shape="form" />}
    >
      {({ pages }) => {
        const lists = pages.filter(({ typeName }) => typeNames.includes(typeName));
        const isGone = value !== '' && !lists.some(({ id }) => id === value);
        const isMissing = lists.length === 0 && none === undefined;
        const hint = isMissing ? 'There are no pages of this type yet. Add one under Pages.' : texts.hint;
        return (
          <Select
            {...texts}
            hint={hint}
            error={isGone ? 'This page was deleted. Choose another.' : texts.error}
            placeholder="Choose a page"
            choices={[
              ...(none === undefined ? [] : [{ id: NONE, name: none }]),
              ...lists.map(({ id, title, fullUrl }) => ({ id, name: title, detail: fullUrl })),
            ]}
            value={value}
            onChange={(id) => change(id === NONE ? undefined : id)}
          />
        );
      }}
    </Fetched>
  );
};
