import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { Fragment, memo } from 'react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime, SiteTime } from '../../time-zones/index.ts';
import { idsOf, SelectBox } from '../records/select-box.tsx';
import { nameOf, summaryOf, type SubmissionColumn } from './submission-columns.ts';
import type { Submission } from './use-submissions.ts';

interface SubmissionTableProps {
  readonly submissions: readonly Submission[];
  readonly columns: readonly SubmissionColumn[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
}

/** Rows of unread submissions are bold. */
const UnreadDot = ({ isUnread }: Pick<Submission, 'isUnread'>) =>
  isUnread ? <span className="submissions-dot" aria-hidden /> : null;

/** Read with the name of the row. */
const UnreadText = ({ isUnread }: Pick<Submission, 'isUnread'>) =>
  isUnread ? <VisuallyHidden>Unread: </VisuallyHidden> : null;

/** Isolated, so that one with right-to-left characters leaves the order of the others alone. */
const Summary = ({ submission }: { readonly submission: Submission }) =>
  summaryOf(submission).map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text has no identity but its place
    <Fragment key={index}>
      {index === 0 ? '' : ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));

interface ValueProps {
  readonly column: SubmissionColumn;
  readonly submission: Submission;
}

const CellText = ({ column: { textOf, isTime, isSummary }, submission }: ValueProps) => {
  if (isSummary) return <Summary submission={submission} />;
  const text = textOf(submission);
  return isTime ? <SiteTime on={text} /> : <bdi>{text}</bdi>;
};

const Value = ({ column, submission, isFirst }: ValueProps & { readonly isFirst: boolean }) => (
  <span className="forms-cell">
    {isFirst ? <UnreadDot {...submission} /> : null}
    {column.isHeader ? <UnreadText {...submission} /> : null}
    <CellText {...{ column, submission }} />
  </span>
);

const classOf = (name: string, { isUnread }: Submission): string =>
  isUnread ? `${name} submissions-unread` : name;

/** Rows are chosen with Space, opened with Enter and moved through with the arrow keys. */
const Rows = ({ submissions, columns, selected, onSelect, onOpen }: SubmissionTableProps) => (
  <RecordTable
    aria-label="Submissions"
    className="forms-table"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(idsOf(keys, submissions))}
    onRowAction={(key) => onOpen(String(key))}
  >
    <TableHeader>
      <Column id="select" className="forms-select">
        <SelectBox />
      </Column>
      {columns.map(({ id, name, isHeader }) => (
        <Column key={id} id={`column-${id}`} isRowHeader={isHeader}>
          <span className="truncate">{name}</span>
        </Column>
      ))}
    </TableHeader>
    <TableBody items={submissions} dependencies={[columns]}>
      {(submission) => (
        <Row id={submission.id} className={classOf('records-row', submission)}>
          <Cell className="forms-select">
            <SelectBox />
          </Cell>
          {columns.map((column, index) => (
            <Cell key={column.id}>
              <Value {...{ column, submission }} isFirst={index === 0} />
            </Cell>
          ))}
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ submissions, columns, selected, onSelect, onOpen }: SubmissionTableProps) => (
  <GridList
    aria-label="Submissions"
    className="forms-cards"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(idsOf(keys, submissions))}
    onAction={(key) => onOpen(String(key))}
    items={submissions}
    dependencies={[columns]}
  >
    {(submission) => (
      <GridListItem
        id={submission.id}
        textValue={nameOf(submission)}
        className={classOf('records-card forms-card', submission)}
      >
        <SelectBox />
        <span className="forms-card-text">
          <span className="forms-card-head">
            <span className="truncate">
              <UnreadDot {...submission} />
              <UnreadText {...submission} />
              <bdi>{nameOf(submission)}</bdi>
            </span>
            <RelativeSiteTime on={submission.submittedOn} />
          </span>
          <span className="quiet truncate">{submission.formName}</span>
          <span className="submissions-card-answers">
            <Summary submission={submission} />
          </span>
        </span>
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards on a phone. */
export const SubmissionTable = memo((props: SubmissionTableProps) =>
  useMediaQuery('(width < 640px)') ? <Cards {...props} /> : <Rows {...props} />,
);
