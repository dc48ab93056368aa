import { pagePermissions } from '@sitewright/domain/pages';
import { findFolderRedirect as findFolderTarget, type PageData } from '@sitewright/render/page';
import { canViewPage, type PageAccess } from '../../page-access/index.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { formatPageUrl } from '../url/page-url.ts';
import { buildContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';
import { draftsOf, toBuiltPage } from './cacheable-page.ts';
import { buildPageData, type PageVisibility } from './page-data.ts';
import type { PageServices, PageRequest } from './page-request.ts';
import { redirectPage } from './redirect-page.ts';

export const visibilityOf = (
  { loaded: { target }, drafts }: PageSource,
  access: PageAccess,
): PageVisibility => {
  if (!target) return 'missing';
  if (drafts && !drafts.isStyleOnly) return 'shown';
  const { permission = pagePermissions.public, id } = target.collection;
  if (canViewPage(access, { collectionId: id, permission, passwordHash: target.passwordHash }))
    return 'shown';
  return permission === pagePermissions.members ? 'members' : 'locked';
};

const statuses: Readonly<Record<PageVisibility, number>> = {
  shown: 200,
  locked: 200,
  members: 403,
  missing: 404,
};

const statusOf = (
  view: PageVisibility,
  { isPasswordWrong, isErrorPage }: { readonly isPasswordWrong: boolean; readonly isErrorPage: boolean },
): number => {
  if (isErrorPage) return 500;
  return isPasswordWrong ? 403 : statuses[view];
};

interface TargetView {
  readonly view: PageVisibility;
  readonly isCacheable: boolean;
}

export const buildTargetPage = async (
  services: PageServices,
  source: PageSource,
  { view, isCacheable, ...request }: TargetView & PageRequest,
): Promise<BuiltPage> => {
  const { loaded, outline, pageUrl } = source;
  const { isPasswordWrong = false, isErrorPage = false } = request;
  const thread = view === 'shown' ? request.rejectedComment : undefined;
  const answers = view === 'shown' ? request.rejectedAnswers : undefined;
  const signUp = view === 'shown' ? request.rejectedSignUp : undefined;
  const rejected = thread ?? answers ?? signUp;
  const data: PageData = {
    ...buildPageData(source, view),
    ...(thread ? { thread } : {}),
    ...(answers ? { sentForm: answers.sentForm } : {}),
    ...(signUp ? { restock: { refused: signUp.refused } } : {}),
    ...(view === 'locked'
      ? {
          lock: {
            action: `/-/unlock?to=${encodeURIComponent(formatPageUrl(pageUrl))}`,
            isRefused: isPasswordWrong,
          },
        }
      : {}),
  };
  const folderTarget = findFolderTarget(data);
  if (view === 'shown' && folderTarget) return redirectPage(folderTarget, 302, source);
  const isOpened = view === 'shown' && loaded.target?.collection.permission === pagePermissions.password;
  const built = await buildContent(services, {
    data,
    outline,
    ...draftsOf(source),
    templateVersion: loaded.templateVersion,
    format: pageUrl.format,
    status: rejected?.status ?? statusOf(view, { isPasswordWrong, isErrorPage }),
    isPrivate: isOpened || rejected !== undefined,
  });
  return toBuiltPage(built, source, isCacheable && rejected === undefined && !isPasswordWrong);
};
