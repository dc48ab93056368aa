import { LiveRegion } from '@sitewright/ui/live-region';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { ConflictDialog } from '../conflicts/index.ts';
import { UnsavedChangesProvider } from '../unsaved-changes/index.ts';
import { UnsavedGuard } from '../save-status/index.ts';
import { ConfirmPassword, SessionProvider, SignInAgain, useSession } from '../session/index.ts';
import './app-shell.css';
import { beginAtStart } from './begin-at-start.ts';
import { CommandPalette } from './command-palette.tsx';
import { Rail } from './rail.tsx';
import { useScreenTitle } from './screen-title.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

/** What is edited is kept and brought together; an owner host of its own has nothing to edit. */
const Documents = () => (
  <>
    <UnsavedGuard />
    <ConflictDialog />
  </>
);

const SignedInShell = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const title = useScreenTitle();
  const { website } = useSession();
  usePaletteKeys(() => setPaletteOpen(true));
  useLayoutEffect(beginAtStart, []);
  return (
    <UnsavedChangesProvider>
      <div className={path.endsWith('/pages/edit') ? 'shell shell-narrow' : 'shell'}>
        <a className="skip-link" href="#screen">
          Skip to the screen
        </a>
        <Rail path={path} onSearch={() => setPaletteOpen(true)} />
        <main className="shell-main" id="screen" tabIndex={-1} aria-label={website.title}>
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

/** The frame around every screen behind sign-in. */
export const AppShell = () => (
  <SessionProvider>
    <SignedInShell />
  </SessionProvider>
);
