import { Link } from '@tanstack/react-router';
import { File, House } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../controls/index.ts';
import { groupPages, type PageEntry, type PageGroup } from './group-pages.ts';

interface PageGroupListProps {
  readonly group: PageGroup;
  readonly shownId: string;
}

const PageGroupList = ({ group, shownId }: PageGroupListProps) => (
  <section className="page-group">
    <h2>{group.name}</h2>
    <ul>
      {group.pages.map(({ id, title, fullUrl, isHomepage }) => {
        const Icon = isHomepage ? House : File;
        return (
          <li key={id}>
            <Link
              to="/pages"
              search={{ at: fullUrl }}
              className="page-link"
              aria-current={id === shownId ? 'true' : undefined}
            >
              <Icon size={16} aria-label={isHomepage ? 'Homepage' : undefined} aria-hidden={!isHomepage} />
              <span className="truncate">{title}</span>
              <span className="page-address truncate">{fullUrl}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

interface PageListProps {
  readonly pages: readonly PageEntry[];
  readonly shownId: string;
}

export const PageList = ({ pages, shownId }: PageListProps) => {
  const [search, setSearch] = useState('');
  const groups = groupPages(pages, search);
  return (
    <nav className="page-list" aria-label="Pages of the site">
      <div className="page-search">
        <SearchField label="Search pages" value={search} onChange={setSearch} />
      </div>
      {groups.length === 0 ? <p className="page-none">No results found</p> : null}
      {groups.map((group) => (
        <PageGroupList key={group.name} group={group} shownId={shownId} />
      ))}
    </nav>
  );
};
