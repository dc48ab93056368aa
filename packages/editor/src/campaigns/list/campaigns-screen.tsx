import { campaignsCalls } from '@sitewright/api/campaigns';
import { campaignStates, type CampaignState } from '@sitewright/domain/campaigns';
import { useNavigate } from '@tanstack/react-router';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Records, Screen, Select, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { RecordList } from '../../record-lists/index.ts';
import { stateNames, type CampaignSummary } from '../campaign-texts.ts';
import '../campaigns.css';
import { useCampaigns } from '../use-campaigns.ts';
import { CampaignTable } from './campaign-table.tsx';

/** Creates a draft, or a copy, and opens it. */
const useCreate = () => {
  const { send, isSending } = useSending(campaignsCalls.create);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toast = useToast();
  const create = async (body: { name: string; copyOf?: string }): Promise<void> => {
    const outcome = await send({ body });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    await refresh(campaignsCalls.list);
    return navigate({ to: '/campaigns/edit', search: { id: outcome.answer.id } });
  };
  return { create, isSending };
};

const states = [
  { id: '', name: 'All campaigns' },
  ...campaignStates.map((id) => ({ id, name: stateNames[id] })),
];

const NoCampaigns = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon={Megaphone} title="No campaign in this state">
      Choose another state above.
    </EmptyState>
  ) : (
    <EmptyState icon={Megaphone} title="No campaigns yet">
      A campaign is an email to everybody on one or more of your mailing lists. You can look at it, send it to
      yourself and choose when it goes out.
    </EmptyState>
  );

/** Emails to mailing lists: drafts, those on their way and those that were sent. */
export const CampaignsScreen = () => {
  const [state, setState] = useState<CampaignState | ''>('');
  const records = useCampaigns(state);
  const navigate = useNavigate();
  const { create, isSending } = useCreate();
  const open = ({ id, state: current }: CampaignSummary): void =>
    void navigate({ to: current === 'draft' ? '/campaigns/edit' : '/campaigns/report', search: { id } });
  const copy = ({ id, name }: CampaignSummary): void =>
    void create({ name: `Copy of ${name}`.slice(0, 100), copyOf: id });
  return (
    <Screen
      title="Campaigns"
      layout="fill"
      actions={
        <Button
          kind="primary"
          icon={Plus}
          isPending={isSending}
          onPress={() => void create({ name: 'Untitled campaign' })}
        >
          New campaign
        </Button>
      }
    >
      <Records>
        <div className="campaign-filter">
          <Select
            label="State"
            choices={states}
            value={state}
            onChange={(id) => setState(campaignStates.find((each) => each === id) ?? '')}
          />
        </div>
        <RecordList records={records} noun="campaign" empty={<NoCampaigns isFiltered={state !== ''} />}>
          {(campaigns) => <CampaignTable {...{ campaigns }} onOpen={open} onCopy={copy} />}
        </RecordList>
      </Records>
    </Screen>
  );
};
