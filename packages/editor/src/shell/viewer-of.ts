import { hasFeature } from '@sitewright/domain/features';
import type { Viewer } from '../screens/index.ts';
import type { Session } from '../session/index.ts';

export const viewerOf = ({ permissions, account, website }: Session): Viewer => ({
  permissions,
  isAdministrator: account.isAdministrator,
  hasStore: hasFeature(website.features, 'commerce'),
});
