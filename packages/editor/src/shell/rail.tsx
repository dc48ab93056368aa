import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useSession } from '../session/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { railFor, type RailChild } from './menus.ts';
import './rail.css';
import { viewerOf } from './viewer-of.ts';

interface RailProps {
  readonly path: string;
  readonly onSearch: () => void;
}

const RailChildren = ({ path, links }: { readonly path: string; readonly links: readonly RailChild[] }) => (
  <ul className="rail-children">
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to} className="rail-child" {...(path.startsWith(to) ? { 'aria-current': 'page' } : {})}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

const RailLinks = ({ path }: { readonly path: string }) => (
  <ul className="rail-links">
    {railFor(viewerOf(useSession())).map(({ to, label, icon: Icon, basePath, children }) => {
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
          </Link>
          {isCurrent && children.length > 0 ? <RailChildren path={path} links={children} /> : null}
        </li>
      );
    })}
  </ul>
);

export const Rail = ({ path, onSearch }: RailProps) => {
  const { website } = useSession();
  return (
    <nav className="rail" aria-label="Main menu">
      {website.id === null ? (
        <span className="rail-site">{website.title}</span>
      ) : (
        <a className="rail-site" href={website.url} target="_blank" rel="noreferrer" title="View live site">
          {website.title}
        </a>
      )}
      <RailLinks path={path} />
      <div className="rail-foot">
        <Button className="rail-item" onPress={onSearch} aria-keyshortcuts="Control+K Meta+K">
          <Search size={18} aria-hidden />
          <span>Search</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </Button>
        <AccountMenu />
      </div>
    </nav>
  );
};
