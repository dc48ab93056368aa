import { campaignFaultMessages } from '@sitewright/domain/campaigns';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { CampaignPreview } from './preview-pane.tsx';

const ServerLink = () => (
  <Link to="/sites/mail" className="button button-plain">
    <span className="button-label">Set up a mail server</span>
  </Link>
);

/** What the writer cannot mend in the campaign is said before they are done with it. */
export const NoServerNotice = ({ preview }: { readonly preview: CampaignPreview | undefined }) => {
  const { isAdministrator } = useSession().account;
  const isMissing = preview?.faults.some(({ code }) => code === 'campaign-mail-server-missing') ?? false;
  return isMissing ? (
    <Notice
      tone="warning"
      title="No mail server is set up: campaigns cannot be sent"
      actions={isAdministrator ? <ServerLink /> : undefined}
    >
      {isAdministrator
        ? campaignFaultMessages['campaign-mail-server-missing']
        : 'Ask the administrator of the installation to set up a mail server. You can write the campaign meanwhile.'}
    </Notice>
  ) : null;
};
