import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { ScreenMenu } from '../screens/index.ts';
import { useSession } from '../session/index.ts';
import { entriesFor } from './menus.ts';
import './screen-tabs.css';
import { viewerOf } from './viewer-of.ts';

const Guarded = ({
  menu: { Guard = Fragment },
  children,
}: {
  readonly menu: ScreenMenu;
  readonly children: ReactNode;
}) => <Guard>{children}</Guard>;

/** On narrow screens the tabs are wider than the screen: the current one is scrolled into view. */
const ScreenTab = ({ path, label }: { readonly path: string; readonly label: string }) => {
  const link = useRef<HTMLAnchorElement>(null);
  const current = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    if (link.current?.getAttribute('aria-current') === 'page')
      link.current.scrollIntoView({ block: 'nearest', inline: 'center' });
    // The link to the current path is the current one.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [current]);
  return (
    <Link ref={link} to={path} className="screen-tab">
      {label}
    </Link>
  );
};

interface ScreenTabsProps {
  readonly group: 'settings' | 'store';
  readonly label: string;
}

/** The screens of a menu group that the viewer may open. */
export const ScreenTabs = ({ group, label }: ScreenTabsProps) => (
  <nav className={`screen-tabs ${group}-tabs`} aria-label={label}>
    {entriesFor(viewerOf(useSession()), group).map(({ path, menu }) => (
      <Guarded key={path} menu={menu}>
        <ScreenTab path={path} label={menu.label} />
      </Guarded>
    ))}
  </nav>
);
