import { pageCalls } from '@sitewright/api/pages';
import { searchCalls } from '@sitewright/api/search';
import { useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { TextField } from '../controls/index.ts';
import { dataOf, Fetched, mapFetched, useFetched } from '../data-fetching/index.ts';
import { Skeleton } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { findPages, type LinkablePage } from './find-pages.ts';

interface PageChoiceProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (address: string) => void;
}

/** Items are searched on the server; pages are few and filtered locally. */
const useLinkablePages = (typed: string) => {
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  const query = typed.startsWith('/') || typed.trim().length < 2 ? '' : typed.trim();
  const { fetched: found } = useFetched(searchCalls.general, { query: { q: query } });
  const items = useMemo(
    () =>
      query === ''
        ? []
        : (dataOf(found)?.items ?? []).map(({ title, itemUrl }) => ({ title, fullUrl: itemUrl })),
    [found, query],
  );
  return { pages: mapFetched(fetched, ({ pages }) => findPages([...pages, ...items], typed)), refetch };
};

const PageRow = ({ page: { title, fullUrl } }: { readonly page: LinkablePage }) => (
  <ListBoxItem id={fullUrl} textValue={title} className="option">
    <span className="truncate">{title}</span>
    <span className="option-detail truncate">{fullUrl}</span>
  </ListBoxItem>
);

const PageList = ({ value, onChange }: Pick<PageChoiceProps, 'value' | 'onChange'>) => {
  const { pages, refetch } = useLinkablePages(value);
  return (
    <Fetched
      subject="collections"
      fetched={pages}
      onRetry={refetch}
      skeleton={<Skeleton rows={4} shape="nav" />}
    >
      {(found) => (
        <ListBox
          aria-label="Pages"
          className="option-list link-pages"
          selectionMode="single"
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : [...keys];
            if (chosen !== undefined) onChange(String(chosen));
          }}
          renderEmptyState={() => <p className="option-none">No results found</p>}
        >
          {found.map((page) => (
            <PageRow key={page.fullUrl} page={page} />
          ))}
        </ListBox>
      )}
    </Fetched>
  );
};

/** Chooses a page of the site by title or URL; by URL alone for who may not see the pages. */
export const PageChoice = ({ value, error, onChange }: PageChoiceProps) => {
  const canSeePages = useSession().permissions.includes('view');
  return (
    <>
      <TextField
        label="Page"
        hint={
          canSeePages
            ? 'Search pages, posts and products by title, or enter a URL such as /shop.'
            : 'Enter a URL of your site, such as /shop.'
        }
        value={value}
        onChange={onChange}
        error={error}
        takesFocus
      />
      {canSeePages ? <PageList {...{ value, onChange }} /> : null}
    </>
  );
};
