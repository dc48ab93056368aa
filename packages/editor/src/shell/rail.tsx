import { Fragment } from 'react';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMediaQuery } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { railFor, type RailChild, type RailEntry } from './menus.ts';
import { MoreMenu } from './more-menu.tsx';
import './rail.css';
import { viewerOf } from './viewer-of.ts';

interface RailProps {
  readonly path: string;
  readonly onSearch: () => void;
}

const RailChildren = ({ path, links }: { readonly path: string; readonly links: readonly RailChild[] }) => (
  <ul className="rail-children">
    {links.map(({ to, label, Count, Guard = Fragment }) => (
      <Guard key={to}>
        <li>
          <Link to={to} className="rail-child" {...(path.startsWith(to) ? { 'aria-current': 'page' } : {})}>
            {label}
            {Count ? <Count /> : null}
          </Link>
        </li>
      </Guard>
    ))}
  </ul>
);

interface RailLinksProps {
  readonly path: string;
  readonly entries: readonly RailEntry[];
}

const RailLinks = ({ path, entries }: RailLinksProps) => (
  <ul className="rail-links">
    {entries.map(({ to, label, icon: Icon, basePath, children, Count }) => {
      const isCurrent = path.startsWith(basePath);
      return (
        <li key={to}>
          <Link
            to={to}
            className="rail-item"
            {...(isCurrent ? { 'aria-current': children.length > 0 ? 'true' : 'page' } : {})}
          >
            <Icon size={18} aria-hidden />
            <span>{label}</span>
            {Count ? <Count /> : null}
          </Link>
          {isCurrent && children.length > 0 ? <RailChildren path={path} links={children} /> : null}
        </li>
      );
    })}
  </ul>
);

const SearchButton = ({ onSearch }: Pick<RailProps, 'onSearch'>) => (
  <Button className="rail-item" onPress={onSearch} aria-keyshortcuts="Control+K Meta+K">
    <Search size={18} aria-hidden />
    <span>Search</span>
    <kbd aria-hidden>Ctrl K</kbd>
  </Button>
);

/** On phones the rail is a bar with room for so many entries; the others are in a menu. */
const BAR_ENTRIES = 4;

export const Rail = ({ path, onSearch }: RailProps) => {
  const session = useSession();
  const { website } = session;
  const entries = railFor(viewerOf(session));
  const isCrowded = useMediaQuery('(width < 640px)') && entries.length > BAR_ENTRIES;
  return (
    <nav className="rail" aria-label="Main menu">
      {website.id === null ? (
        <span className="rail-site">{website.title}</span>
      ) : (
        <a className="rail-site" href={website.url} target="_blank" rel="noreferrer" title="View live site">
          {website.title}
        </a>
      )}
      <RailLinks path={path} entries={isCrowded ? entries.slice(0, BAR_ENTRIES) : entries} />
      <div className="rail-foot">
        {isCrowded ? (
          <MoreMenu path={path} entries={entries.slice(BAR_ENTRIES)} onSearch={onSearch} />
        ) : (
          <SearchButton onSearch={onSearch} />
        )}
        <AccountMenu />
      </div>
    </nav>
  );
};
