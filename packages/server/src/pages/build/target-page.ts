import { pagePermissions } from '@sitewright/domain/pages';
import { findRedirect as findFolderTarget, type PageData } from '@sitewright/render/page';
import { isOpenTo, type PageAccess } from '../../access/index.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { writeAddress } from '../url/page-url.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, keepable } from './cacheable-page.ts';
import { buildPageData, type PageView } from './page-data.ts';
import type { PageServices, WantedPage } from './page-request.ts';
import { redirectPage } from './redirect-page.ts';

export const viewOf = ({ loaded: { target }, drafts }: PageSource, access: PageAccess): PageView => {
  if (!target) return 'missing';
  if (drafts && !drafts.isLookOnly) return 'shown';
  const { permission = pagePermissions.public, id } = target.collection;
  if (isOpenTo(access, { collectionId: id, permission, passwordHash: target.passwordHash })) return 'shown';
  return permission === pagePermissions.members ? 'members' : 'locked';
};

const statuses: Readonly<Record<PageView, number>> = { shown: 200, locked: 200, members: 403, missing: 404 };

const statusOf = (
  view: PageView,
  { isRefused, isStandIn }: { readonly isRefused: boolean; readonly isStandIn: boolean },
): number => {
  if (isStandIn) return 500;
  return isRefused ? 403 : statuses[view];
};

interface TargetView {
  readonly view: PageView;
  readonly isKept: boolean;
}

export const makeTarget = async (
  services: PageServices,
  source: PageSource,
  { view, isKept, ...wanted }: TargetView & WantedPage,
): Promise<BuiltPage> => {
  const { loaded, outline, address } = source;
  const { isRefused = false, isStandIn = false } = wanted;
  const again = view === 'shown' ? wanted.commentAgain : undefined;
  const data: PageData = {
    ...buildPageData(source, view),
    ...(again ? { thread: again } : {}),
    ...(view === 'locked'
      ? { lock: { action: `/-/unlock?to=${encodeURIComponent(writeAddress(address))}`, isRefused } }
      : {}),
  };
  const folderTarget = findFolderTarget(data);
  if (view === 'shown' && folderTarget) return redirectPage(folderTarget, 302, source);
  const isOpened = view === 'shown' && loaded.target?.collection.permission === pagePermissions.password;
  const made = await buildContent(services, {
    data,
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: address.format,
    status: again?.status ?? statusOf(view, { isRefused, isStandIn }),
    isPrivate: isOpened || again !== undefined,
  });
  return keepable(made, source, isKept && again === undefined && !isRefused);
};
