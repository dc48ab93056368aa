import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Screen } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { screensFor } from './menus.ts';
import './settings-frame.css';
import { viewerOf } from './viewer-of.ts';

/** On narrow screens the tabs are wider than the screen. */
const useCurrentTabInView = () => {
  const tabs = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // The link to the path is the current one.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [path]);
  return tabs;
};

export const SettingsFrame = () => {
  const tabList = useCurrentTabInView();
  const screens = screensFor(viewerOf(useSession()), 'settings');
  const tabs = (
    <nav ref={tabList} className="settings-tabs" aria-label="Settings">
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
