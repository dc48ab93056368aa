import { LiveRegion } from '@sitewright/ui/live-region';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useState } from 'react';
import { ConflictDialog } from '../conflicts/index.ts';
import { UnsavedChangesProvider } from '../leave-guard/index.ts';
import { RestoredNotice } from '../outside-effects/index.ts';
import { UnsavedGuard } from '../save-status/index.ts';
import { ConfirmPassword, SessionProvider, SignInAgain, useSession } from '../session/index.ts';
import './app-shell.css';
import { focusPageStart } from './focus-page-start.ts';
import { CommandPalette } from './command-palette.tsx';
import { Rail } from './rail.tsx';
import { useScreenData } from './screen-data.ts';
import { ScreenTabs } from './screen-tabs.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

/** Save and conflict handling of documents; a separate owner host has none. */
const Documents = () => (
  <>
    <UnsavedGuard />
    <ConflictDialog />
  </>
);

const SignedInShell = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { title = '', isRailNarrow = false } = useScreenData();
  const { website, restoredFrom } = useSession();
  usePaletteKeys(() => setPaletteOpen(true));
  useLayoutEffect(focusPageStart, []);
  return (
    <UnsavedChangesProvider>
      <div className={isRailNarrow ? 'shell shell-narrow' : 'shell'}>
        <a className="skip-link" href="#screen">
          Skip to content
        </a>
        <Rail path={path} onSearch={() => setPaletteOpen(true)} />
        <main className="shell-main" id="screen" tabIndex={-1} aria-label={website.title}>
          {restoredFrom === null ? null : (
            <Suspense fallback={null}>
              <RestoredNotice since={restoredFrom} />
            </Suspense>
          )}
          {path.startsWith('/store') ? <ScreenTabs group="store" label="Store" /> : null}
          <Outlet />
        </main>
        <LiveRegion message={title} />
        <CommandPalette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
        {website.id === null ? null : <Documents />}
        <ConfirmPassword />
        <SignInAgain />
      </div>
    </UnsavedChangesProvider>
  );
};

/** The layout of every screen behind sign-in. */
export const AppShell = () => (
  <SessionProvider>
    <SignedInShell />
  </SessionProvider>
);
