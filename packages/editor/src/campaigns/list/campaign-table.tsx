import { canDo } from '@sitewright/domain/campaigns';
import { Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import {
  Button as AriaButton,
  Cell,
  Column,
  GridListItem,
  Menu,
  MenuTrigger,
  Popover,
  Row,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Badge, MenuItem, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime, SiteTime } from '../../time-zones/index.ts';
import { percentText, stateNames, stateTones, type CampaignSummary } from '../campaign-texts.ts';
import { useRemoveCampaign } from '../use-campaigns.ts';

interface CampaignTableProps {
  readonly campaigns: readonly CampaignSummary[];
  readonly onOpen: (campaign: CampaignSummary) => void;
  readonly onCopy: (campaign: CampaignSummary) => void;
}

type CampaignProps = { readonly campaign: CampaignSummary };

const Name = ({ campaign: { name, subject } }: CampaignProps) => (
  <>
    <span className="records-name">{name}</span>
    <span className="records-detail">{subject === '' ? 'No subject yet' : subject}</span>
  </>
);

const State = ({ campaign: { state } }: CampaignProps) => (
  <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
);

const When = ({ campaign: { state, scheduledOn, startedOn, updatedOn } }: CampaignProps) => {
  if (state === 'scheduled' && scheduledOn !== null) return <SiteTime on={scheduledOn} />;
  return <RelativeSiteTime on={startedOn ?? updatedOn} />;
};

const Sent = ({ campaign: { state, recipients, sent } }: CampaignProps) => {
  if (state === 'draft' || state === 'scheduled') return '–';
  return state === 'sent'
    ? sent.toLocaleString('en')
    : `${sent.toLocaleString('en')} of ${recipients.toLocaleString('en')}`;
};

const Clicked = ({ campaign: { sent, clicked } }: CampaignProps) =>
  sent === 0 ? '–' : percentText(clicked, sent);

const Actions = ({ campaign, onCopy }: CampaignProps & Pick<CampaignTableProps, 'onCopy'>) => {
  const remove = useRemoveCampaign();
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label={`Actions for ${campaign.name}`}>
        <MoreHorizontal size={16} aria-hidden />
      </AriaButton>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={campaign.name}>
          <MenuItem id="copy" icon={Copy} onAction={() => onCopy(campaign)}>
            Duplicate
          </MenuItem>
          {canDo('delete', campaign.state) ? (
            <MenuItem id="remove" icon={Trash2} onAction={() => void remove(campaign)}>
              Delete
            </MenuItem>
          ) : null}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

const openById = ({ campaigns, onOpen }: CampaignTableProps, id: string): void => {
  const campaign = campaigns.find((each) => each.id === id);
  if (campaign) onOpen(campaign);
};

const Rows = (props: CampaignTableProps) => (
  <RecordTable
    aria-label="Campaigns"
    className="campaign-table"
    onRowAction={(key) => openById(props, String(key))}
  >
    <TableHeader>
      <Column isRowHeader>Campaign</Column>
      <Column>State</Column>
      <Column>Date</Column>
      <Column className="campaign-number">Delivered</Column>
      <Column className="campaign-number">Clicked</Column>
      <Column>Actions</Column>
    </TableHeader>
    <TableBody items={props.campaigns}>
      {(campaign) => (
        <Row id={campaign.id} className="records-row" textValue={campaign.name}>
          <Cell>
            <Name campaign={campaign} />
          </Cell>
          <Cell>
            <State campaign={campaign} />
          </Cell>
          <Cell>
            <When campaign={campaign} />
          </Cell>
          <Cell className="campaign-number">
            <Sent campaign={campaign} />
          </Cell>
          <Cell className="campaign-number">
            <Clicked campaign={campaign} />
          </Cell>
          <Cell>
            <Actions campaign={campaign} onCopy={props.onCopy} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = (props: CampaignTableProps) => (
  <RecordCards
    aria-label="Campaigns"
    items={props.campaigns}
    onAction={(key) => openById(props, String(key))}
  >
    {(campaign) => (
      <GridListItem id={campaign.id} textValue={campaign.name} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <span>
              <Name campaign={campaign} />
            </span>
            <State campaign={campaign} />
          </span>
          <span className="records-card-line">
            <span className="records-detail">
              <When campaign={campaign} /> · Delivered: <Sent campaign={campaign} /> · Clicked:{' '}
              <Clicked campaign={campaign} />
            </span>
            <Actions campaign={campaign} onCopy={props.onCopy} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const CampaignTable = (props: CampaignTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
