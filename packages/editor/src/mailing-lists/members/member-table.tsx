import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import {
  Badge,
  RecordCards,
  RecordTable,
  SelectBox,
  selectedIds,
  useMediaQuery,
} from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { sourceNames, stateNames, type Member } from '../list-texts.ts';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
}

export const StateBadge = ({ member: { state } }: { readonly member: Member }) => (
  <Badge tone={state === 'subscribed' ? 'good' : 'neutral'}>{stateNames[state]}</Badge>
);

const Address = ({ member: { email, name, tags } }: { readonly member: Member }) => (
  <>
    <bdi className="records-name">{email}</bdi>
    {name === '' ? null : <span className="records-detail">{name}</span>}
    {tags.length === 0 ? null : (
      <span className="mailing-tags">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    )}
  </>
);

/** Rows are chosen with Space, opened with Enter and moved through with the arrow keys. */
const Rows = ({ members, selected, onSelect, onOpen }: MemberTableProps) => (
  <RecordTable
    aria-label="Members"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(selectedIds(keys, members))}
    onRowAction={(key) => onOpen(String(key))}
  >
    <TableHeader>
      <Column className="records-select">
        <SelectBox />
      </Column>
      <Column isRowHeader>Address</Column>
      <Column>State</Column>
      <Column>Signed up</Column>
      <Column>Source</Column>
    </TableHeader>
    <TableBody items={members}>
      {(member) => (
        <Row id={member.id} className="records-row" textValue={member.email}>
          <Cell className="records-select">
            <SelectBox />
          </Cell>
          <Cell>
            <Address member={member} />
          </Cell>
          <Cell>
            <StateBadge member={member} />
          </Cell>
          <Cell>
            <RelativeSiteTime on={member.signedUpOn} />
          </Cell>
          <Cell>{sourceNames[member.source]}</Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ members, selected, onSelect, onOpen }: MemberTableProps) => (
  <RecordCards
    aria-label="Members"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(selectedIds(keys, members))}
    items={members}
    onAction={(key) => onOpen(String(key))}
  >
    {(member) => (
      <GridListItem id={member.id} textValue={member.email} className="records-card">
        <SelectBox />
        <span className="records-card-text">
          <span className="records-card-line">
            <span>
              <Address member={member} />
            </span>
            <StateBadge member={member} />
          </span>
          <span className="records-detail">
            <RelativeSiteTime on={member.signedUpOn} /> · {sourceNames[member.source]}
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const MemberTable = (props: MemberTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
