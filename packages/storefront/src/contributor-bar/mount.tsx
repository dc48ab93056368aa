import { createRoot, type Root } from 'react-dom/client';
import { browserSources, browserStores, readEntry, writeEntry } from '../session-data/index.ts';
import { contributorBarStyles } from './contributor-bar-styles.ts';
import { ContributorBar } from './contributor-bar.tsx';
import { findSignedIn } from './contributor-session.ts';

const collapsed = 'sw-contributor-bar-collapsed';

const createShadowRoot = (place: HTMLElement): Root => {
  const shadow = place.attachShadow({ mode: 'open' });
  // Not a `<style>` element, which the Content-Security-Policy would have to allow.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(contributorBarStyles);
  shadow.adoptedStyleSheets = [sheet];
  return createRoot(shadow);
};

export const mount = async (place: HTMLElement): Promise<void> => {
  const signedIn = await findSignedIn();
  if (!signedIn) {
    place.remove();
    return;
  }
  createShadowRoot(place).render(
    <ContributorBar
      {...signedIn}
      path={location.pathname}
      startsCollapsed={readEntry(browserSources, collapsed, Date.now()) === true}
      onCollapse={(isCollapsed) => writeEntry(browserStores, { name: collapsed, value: isCollapsed })}
      onSignedOut={() => location.reload()}
    />,
  );
};
