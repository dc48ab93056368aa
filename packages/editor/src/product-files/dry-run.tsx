import { columnSets, unitNames } from '@sitewright/domain/product-files';
import { Button, CardBody, CardFoot, Disclosure, Notice } from '../controls/index.ts';
import { countOf } from './count-texts.ts';
import { ChangeTable, ColumnTable, CreationTable, FaultTable } from './dry-run-tables.tsx';
import { ImportOptionsForm } from './import-options.tsx';
import { reportUrl } from './file-urls.ts';
import type { ImportOptions, ImportSummary, ProductImport } from './use-import.ts';

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

const Counts = ({ summary }: { readonly summary: ImportSummary }) => (
  <dl className="import-counts">
    {(
      [
        ['New', summary.created],
        ['Changed', summary.changed],
        ['Unchanged', summary.unchanged],
        ['Skipped', summary.refused],
      ] as const
    ).map(([name, count]) => (
      <div key={name} className="import-count">
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);

const Found = ({ summary }: { readonly summary: ImportSummary }) => (
  <p className="quiet">
    {columnSets[summary.columnSet].title} columns, {countOf(summary.products, 'product')} in{' '}
    {countOf(summary.rows, 'row')}, {summary.encoding}, separated by{' '}
    {delimiterNames[summary.delimiter] ?? 'commas'}
    {summary.pictures > 0 ? `, ${countOf(summary.pictures, 'picture')} to add` : ''}.
  </p>
);

interface DryRunProps {
  readonly current: ProductImport & { readonly summary: ImportSummary };
  readonly pages: readonly { readonly id: string; readonly title: string }[];
  readonly fault: string;
  readonly isSending: boolean;
  readonly onOptions: (options: ImportOptions) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** What is read of a file that names no unit depends on a choice: it is said before it is done. */
const Units = ({ current: { summary, options } }: Pick<DryRunProps, 'current'>) => {
  const { withoutUnit = 0 } = summary;
  return withoutUnit === 0 ? null : (
    <p>
      {countOf(withoutUnit, 'product')} {withoutUnit === 1 ? 'has' : 'have'} weights or sizes without a unit.
      They are read as <strong>{unitNames[options.weightUnit]}</strong>.
    </p>
  );
};

/** A file that somebody else uploaded can be looked at. */
const Foot = ({ current, isSending, onStart, onCancel, onAgain }: DryRunProps) => {
  const affected = current.summary.created + current.summary.changed;
  const isChecking = isSending || current.state === 'checking';
  const label = affected === 0 ? 'Nothing to import' : `Import ${countOf(affected, 'product')}`;
  if (!current.canManage)
    return (
      <CardFoot>
        <span className="quiet">Uploaded by {current.madeBy}, who can import it.</span>
        <Button onPress={onAgain}>Choose another file</Button>
      </CardFoot>
    );
  return (
    <CardFoot>
      <Button onPress={onCancel}>Cancel</Button>
      <Button kind="primary" isDisabled={affected === 0 || isChecking} onPress={onStart}>
        {isChecking ? 'Checking…' : label}
      </Button>
    </CardFoot>
  );
};

/** What the import would do, and the choice to do it. */
export const DryRun = (props: DryRunProps) => {
  const { current, pages, fault, onOptions } = props;
  const { summary, filename, id } = current;
  return (
    <>
      <CardBody>
        <h3 className="import-file truncate">{filename}</h3>
        {fault === '' ? null : <Notice tone="bad">{fault}</Notice>}
        <Found summary={summary} />
        <Counts summary={summary} />
        <Units current={current} />
        {current.canManage ? (
          <ImportOptionsForm
            {...{ pages }}
            options={current.options}
            hasUnits={(summary.withoutUnit ?? 0) > 0}
            onChange={onOptions}
          />
        ) : null}
        {summary.refused > 0 ? (
          <>
            <FaultTable {...summary} />
            <p>
              <a href={reportUrl(id)} download>
                Download skipped rows (CSV)
              </a>
            </p>
          </>
        ) : null}
        {summary.changed > 0 ? <ChangeTable {...summary} /> : null}
        {summary.created > 0 ? <CreationTable {...summary} /> : null}
        <Disclosure title={`Columns (${summary.columns.length})`} isOpen={false}>
          <ColumnTable {...summary} />
        </Disclosure>
      </CardBody>
      <Foot {...props} />
    </>
  );
};
