import { useId, type ReactNode } from 'react';
import { columnLabel } from './column-labels.ts';
import { countOf, partOf } from './count-texts.ts';
import type { ImportSummary } from './use-import.ts';

interface TableProps {
  readonly title: string;
  readonly headers: readonly string[];
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Scrolls by itself: it takes the focus so that arrow keys scroll it. */
const Table = ({ title, headers, note, children }: TableProps) => {
  const id = useId();
  return (
    <div className="import-table">
      <h3 id={id}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard */}
      <section className="import-table-scroll" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
      {note === undefined ? null : <p className="quiet">{note}</p>}
    </div>
  );
};

const shownOf = (shown: number, all: number): string | undefined =>
  shown < all ? `The first ${partOf(shown, all, 'product')}` : undefined;

export const FaultTable = ({ faults, refused }: Pick<ImportSummary, 'faults' | 'refused'>) => (
  <Table
    title="Products that will be skipped"
    headers={['Line', 'Column', 'Problem']}
    note={
      faults.length < refused
        ? `The first ${countOf(faults.length, 'problem')}. The report lists all of them.`
        : undefined
    }
  >
    {faults.map(({ line, column, message }) => (
      <tr key={`${line}-${column}-${message}`}>
        <td>{line}</td>
        <td>{column}</td>
        <td>{message}</td>
      </tr>
    ))}
  </Table>
);

export const ChangeTable = ({ changes, changed }: Pick<ImportSummary, 'changes' | 'changed'>) => (
  <Table
    title="Changes to products you have"
    headers={['Product', 'Field', 'Before', 'After']}
    note={shownOf(changes.length, changed)}
  >
    {changes.flatMap(({ productId, title, fields }) =>
      fields.map(({ field, before, after }, index) => (
        <tr key={`${productId}-${field}-${after}`}>
          <td>{index === 0 ? title : ''}</td>
          <td>{field}</td>
          <td className="import-before">{before}</td>
          <td>{after}</td>
        </tr>
      )),
    )}
  </Table>
);

export const CreationTable = ({ creations, created }: Pick<ImportSummary, 'creations' | 'created'>) => (
  <Table
    title="New products"
    headers={['Line', 'Title', 'Price', 'Variants']}
    note={shownOf(creations.length, created)}
  >
    {creations.map(({ line, title, price = '', variants = 0 }) => (
      <tr key={line}>
        <td>{line}</td>
        <td>{title}</td>
        <td>{price}</td>
        <td>{variants === 0 ? '' : variants}</td>
      </tr>
    ))}
  </Table>
);

export const ColumnTable = ({ columns }: Pick<ImportSummary, 'columns'>) => (
  <Table title="Columns" headers={['Column in the file', 'Imported as']}>
    {columns.map(({ header, meaning }) => (
      <tr key={header}>
        <td>{header}</td>
        <td>{columnLabel(meaning) ?? <span className="quiet">Kept and exported again</span>}</td>
      </tr>
    ))}
  </Table>
);
