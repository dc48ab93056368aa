import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CallAnswer } from '@sitewright/api/call';
import { recipientStates, type RecipientState } from '@sitewright/domain/campaigns';
import { useState } from 'react';
import { Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordTable, Section, Select } from '../../controls/index.ts';
import { mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { RecordList } from '../../record-lists/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { recipientStateNames } from '../campaign-texts.ts';

type Recipient = CallAnswer<typeof campaignsCalls.listRecipients>['recipients'][number];

const states = [
  { id: '', name: 'All recipients' },
  ...recipientStates.map((id) => ({ id, name: recipientStateNames[id] })),
];

const useRecipients = (id: string, state: RecipientState | '') => {
  const { fetched, ...rest } = useFetchedParts(
    campaignsCalls.listRecipients.path,
    (query, signal) =>
      send(
        campaignsCalls.listRecipients,
        { params: { id }, query: { ...query, ...(state === '' ? {} : { state }) } },
        signal,
      ),
    { id, state },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ recipients }) => recipients)), ...rest };
};

const Table = ({ recipients }: { readonly recipients: readonly Recipient[] }) => (
  <RecordTable aria-label="Recipients">
    <TableHeader>
      <Column isRowHeader>Address</Column>
      <Column>Result</Column>
      <Column>Delivered</Column>
      <Column>Clicked</Column>
    </TableHeader>
    <TableBody items={recipients.map((recipient, index) => ({ ...recipient, id: recipient.email || index }))}>
      {(recipient) => (
        <Row className="records-row" textValue={recipient.email}>
          <Cell>{recipient.email === '' ? 'Erased' : recipient.email}</Cell>
          <Cell>
            <Badge
              tone={recipient.state === 'sent' ? 'good' : recipient.state === 'refused' ? 'bad' : 'neutral'}
            >
              {recipientStateNames[recipient.state]}
            </Badge>
            {recipient.reason === '' ? null : <span className="records-detail">{recipient.reason}</span>}
          </Cell>
          <Cell>{recipient.sentOn === null ? '–' : <SiteTime on={recipient.sentOn} />}</Cell>
          <Cell>{recipient.clickedOn === null ? '–' : <SiteTime on={recipient.clickedOn} />}</Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

/** Everybody who gets the campaign, with what the mail server said. */
export const RecipientList = ({ id }: { readonly id: string }) => {
  const [state, setState] = useState<RecipientState | ''>('');
  const records = useRecipients(id, state);
  return (
    <Section
      title="Recipients"
      actions={
        <Select
          label="Result"
          choices={states}
          value={state}
          onChange={(next) => setState(recipientStates.find((each) => each === next) ?? '')}
        />
      }
    >
      <RecordList
        records={records}
        noun="recipient"
        empty={<p className="quiet">Nobody with this result.</p>}
      >
        {(recipients) => <Table recipients={recipients} />}
      </RecordList>
    </Section>
  );
};
