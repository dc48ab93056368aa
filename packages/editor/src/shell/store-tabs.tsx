import { Link } from '@tanstack/react-router';
import { useSession } from '../session/index.ts';
import { screensFor } from './menus.ts';
import './settings-frame.css';
import './store-tabs.css';
import { viewerOf } from './viewer-of.ts';

/** The screens of the store where the rail is too narrow to list them. */
export const StoreTabs = () => (
  <nav className="settings-tabs store-tabs" aria-label="Store">
    {screensFor(viewerOf(useSession()), 'store').map(({ path, menu }) => (
      <Link key={path} to={path} className="settings-tab">
        {menu.label}
      </Link>
    ))}
  </nav>
);
