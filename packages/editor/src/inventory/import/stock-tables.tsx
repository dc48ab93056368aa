import type { StockRowFault } from '@sitewright/domain/catalogue';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../controls/index.ts';
import { describeRow, describeStock } from '../describe-row.ts';
import type { Plan } from './stock-import.ts';

const LISTED = 100;

interface TableProps {
  readonly title: string;
  readonly headers: readonly string[];
  readonly total: number;
  readonly children: ReactNode;
}

/** Scrolls by itself: it takes the focus so that arrow keys scroll it. */
const Table = ({ title, headers, total, children }: TableProps) => {
  const id = useId();
  return (
    <div className="stock-table">
      <h3 id={id}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard */}
      <section className="stock-table-scroll" aria-labelledby={id} tabIndex={0}>
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
      {total > LISTED ? <p className="quiet">{`The first ${LISTED} of ${total.toLocaleString()}`}</p> : null}
    </div>
  );
};

export const StockChangeTable = ({ changes }: Pick<Plan, 'changes'>) => (
  <Table title="Changes" headers={['Variant', 'SKU', 'Before', 'After']} total={changes.length}>
    {changes.slice(0, LISTED).map(({ line, variant, after }) => (
      <tr key={line}>
        <td>
          {describeRow(variant)} {variant.isDraft ? <Badge tone="neutral">Draft</Badge> : null}
        </td>
        <td>{variant.sku}</td>
        <td className="stock-number">{describeStock(variant.stock)}</td>
        <td className="stock-number">{describeStock(after)}</td>
      </tr>
    ))}
  </Table>
);

export const StockFaultTable = ({
  title,
  faults,
}: {
  readonly title: string;
  readonly faults: readonly StockRowFault[];
}) => (
  <Table title={title} headers={['Line', 'Problem']} total={faults.length}>
    {faults.slice(0, LISTED).map(({ line, message }) => (
      <tr key={`${line}-${message}`}>
        <td className="stock-number">{line}</td>
        <td>{message}</td>
      </tr>
    ))}
  </Table>
);
