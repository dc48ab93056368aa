import type { PrintedInvoice } from '@sitewright/domain/invoices';

/** Lines and cells have no identity of their own. */
const numbered = <Value,>(values: readonly Value[]) =>
  values.map((value, index) => ({ value, key: String(index) }));

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address>
    {numbered(lines).map(({ value, key }) => (
      <span key={key}>{value}</span>
    ))}
  </address>
);

const Facts = ({
  facts,
  className,
}: {
  readonly facts: PrintedInvoice['facts'];
  readonly className: string;
}) => (
  <dl className={className}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Cells = ({ cells }: { readonly cells: readonly string[] }) => (
  <>
    {numbered(cells).map(({ value, key }) => (
      <td key={key}>{value}</td>
    ))}
  </>
);

const Head = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {numbered(columns).map(({ value, key }) => (
        <th key={key} scope="col">
          {value}
        </th>
      ))}
    </tr>
  </thead>
);

const Items = ({ print }: { readonly print: PrintedInvoice }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
  <section className="invoice-scroll" tabIndex={0} aria-label={print.columns[0]}>
    <table>
      <Head columns={print.columns} />
      <tbody>
        {numbered(print.lines).map(({ value: { title, detail, cells }, key }) => (
          <tr key={key}>
            <td>
              {title}
              {detail === '' ? null : <small>{detail}</small>}
            </td>
            <Cells cells={cells} />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Taxes = ({ print }: { readonly print: PrintedInvoice }) =>
  print.taxes.length === 0 ? null : (
    <table>
      <Head columns={print.taxColumns} />
      <tbody>
        {numbered(print.taxes).map(({ value, key }) => (
          <tr key={key}>
            <Cells cells={value} />
          </tr>
        ))}
      </tbody>
    </table>
  );

/** An invoice or credit note as shoppers print it. */
export const InvoiceArticle = ({ print }: { readonly print: PrintedInvoice }) => (
  <article className="printed-page invoice" lang={print.language} aria-label={print.title}>
    {print.testNote === '' ? null : <p className="invoice-test">{print.testNote}</p>}
    <header>
      <Lines lines={print.seller} />
    </header>
    <h2>{print.title}</h2>
    <div className="invoice-parties">
      <div>
        <h3>{print.billTo}</h3>
        <Lines lines={print.buyer} />
      </div>
      <Facts facts={print.facts} className="invoice-facts" />
    </div>
    <Items print={print} />
    {print.priceNote === '' ? null : <p className="invoice-note">{print.priceNote}</p>}
    <div className="invoice-sums">
      <Taxes print={print} />
      <Facts facts={print.totals} className="invoice-totals" />
    </div>
    {print.footer === '' ? null : <p className="invoice-note">{print.footer}</p>}
  </article>
);
