import type { Viewer } from '../screens/index.ts';
import type { Session } from '../session/index.ts';

export const viewerOf = ({ permissions, account }: Session): Viewer => ({
  permissions,
  isAdministrator: account.isAdministrator,
});
