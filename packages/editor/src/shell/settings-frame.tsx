import { Link, Outlet } from '@tanstack/react-router';
import { Screen } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { settingsFor } from './screens.ts';
import './settings-frame.css';
import { viewerOf } from './use-commands.ts';

export const SettingsFrame = () => {
  const screens = settingsFor(viewerOf(useSession()));
  const tabs = (
    <nav className="settings-tabs" aria-label="Settings">
      {screens.map(({ to, name }) => (
        <Link key={to} to={to} className="settings-tab">
          {name}
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
