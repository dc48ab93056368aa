import { Notice } from '../controls/index.ts';
import { useSession } from '../session/index.ts';

/** Shown where roles are assigned on the owner site. */
export const OwnerSiteNotice = () =>
  useSession().website.isOwnerSite ? (
    <Notice tone="warning">
      All sites are managed from this site, so only administrators of the installation can add custom code
      here.
    </Notice>
  ) : null;
