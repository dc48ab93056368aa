import { pageCalls } from '@sitewright/api/pages';
import type { CustomProps } from '../../blocks/index.ts';
import { CheckboxGroup, Skeleton, Switch } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import './pages-field.css';

const idsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : undefined;

/** Pages that show the popup: all, or the selected ones. */
export const PagesField = ({ form }: CustomProps) => {
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const chosen = idsIn(form.value['pageIds']);
  const choose = (next: readonly string[] | undefined) =>
    form.change({ field: 'pageIds', next, label: 'Choose popup pages' });
  return (
    <>
      <Switch
        label="All pages"
        isOn={chosen === undefined}
        onChange={(isOn) => choose(isOn ? undefined : [])}
      />
      {chosen === undefined ? null : (
        <Fetched
          subject="collections"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={3} shape="list" />}
        >
          {({ pages }) => (
            <div className="pages-field">
              <CheckboxGroup
                label="Pages"
                options={pages.map(({ id, title, fullUrl }) => ({ id, name: title, detail: fullUrl }))}
                value={chosen}
                onChange={choose}
              />
            </div>
          )}
        </Fetched>
      )}
    </>
  );
};
