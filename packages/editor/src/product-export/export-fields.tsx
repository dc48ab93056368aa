import {
  columnSetNames,
  columnSets,
  type ColumnSetName,
  type WeightUnit,
} from '@sitewright/domain/product-files';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Segmented, Select } from '../controls/index.ts';
import './export-fields.css';
import { exportUrl, type ExportQuery } from './export-url.ts';
import { readUnit, unitChoices } from './unit-choices.ts';

const COLUMNS_LABEL = 'Columns of the file';

/** How an exported file is written. */
export const useExportFormat = () => {
  const [columns, setColumns] = useState<ColumnSetName>('squarespace');
  const [weightUnit, setUnit] = useState<WeightUnit>('KILOGRAM');
  return { columns, setColumns, weightUnit, setUnit };
};

type ExportFormat = ReturnType<typeof useExportFormat>;

export const ExportFields = ({ columns, setColumns, weightUnit, setUnit }: ExportFormat) => (
  <>
    <div className="field product-export-columns">
      <span className="field-label" aria-hidden>
        {COLUMNS_LABEL}
      </span>
      <Segmented
        label={COLUMNS_LABEL}
        segments={columnSetNames.map((id) => ({ id, name: columnSets[id].title }))}
        value={columns}
        onChange={setColumns}
      />
    </div>
    {columns === 'shopify' ? null : (
      <Select
        label="Unit of weights and sizes"
        choices={unitChoices}
        value={weightUnit}
        onChange={(id) => setUnit(readUnit(id))}
        hint="One unit for the whole file. The name of the file says which."
      />
    )}
  </>
);

/** What a file holds of the products, as the end of a sentence. */
export const contentText = ({ columns }: Pick<ExportFormat, 'columns'>): string =>
  `with their variants, prices, stock and the URLs of their pictures and videos.${
    columns === 'shopify' ? ' Categories have no column in files of Shopify.' : ''
  }`;

interface ExportLinkProps {
  readonly format: Pick<ExportFormat, 'columns' | 'weightUnit'>;
  readonly products: Omit<ExportQuery, 'columns' | 'weightUnit'>;
  readonly isPrimary?: boolean;
  readonly onPress?: () => void;
}

/** The browser downloads the file: it shows the progress and can cancel. */
export const ExportLink = ({ format, products, isPrimary = false, onPress }: ExportLinkProps) => {
  const { columns, weightUnit } = format;
  const units = columns === 'shopify' ? {} : { weightUnit };
  return (
    <a
      className={`button ${isPrimary ? 'button-primary' : 'button-plain'}`}
      href={exportUrl({ columns, ...units, ...products })}
      download
      onClick={onPress}
    >
      <Download size={16} aria-hidden />
      <span className="button-label">Export products</span>
    </a>
  );
};
