import { Link, Outlet } from '@tanstack/react-router';
import { Screen } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { screensFor } from './menus.ts';
import './settings-frame.css';
import { viewerOf } from './viewer-of.ts';

export const SettingsFrame = () => {
  const screens = screensFor(viewerOf(useSession()), 'settings');
  const tabs = (
    <nav className="settings-tabs" aria-label="Settings">
      {screens.map(({ path, menu }) => (
        <Link key={path} to={path} className="settings-tab">
          {menu.label}
        </Link>
      ))}
    </nav>
  );
  return (
    <Screen title="Settings" layout="fill" below={tabs}>
      <Outlet />
    </Screen>
  );
};
