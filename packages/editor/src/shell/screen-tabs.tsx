import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { ScreenMenu } from '../screens/index.ts';
import { useSession } from '../session/index.ts';
import { entriesFor } from './menus.ts';
import './screen-tabs.css';
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

const Guarded = ({
  menu: { Guard = Fragment },
  children,
}: {
  readonly menu: ScreenMenu;
  readonly children: ReactNode;
}) => <Guard>{children}</Guard>;

interface ScreenTabsProps {
  readonly group: 'settings' | 'store';
  readonly label: string;
}

/** The screens of a menu group that the viewer may open. */
export const ScreenTabs = ({ group, label }: ScreenTabsProps) => {
  const tabs = useCurrentTabInView();
  return (
    <nav ref={tabs} className={`screen-tabs ${group}-tabs`} aria-label={label}>
      {entriesFor(viewerOf(useSession()), group).map(({ path, menu }) => (
        <Guarded key={path} menu={menu}>
          <Link to={path} className="screen-tab">
            {menu.label}
          </Link>
        </Guarded>
      ))}
    </nav>
  );
};
