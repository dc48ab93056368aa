import { productFileCalls } from '@sitewright/api/product-files';
import { columnSetNames, columnSets, type ColumnSetName } from '@sitewright/domain/product-files';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Card, CardBody, Screen, Section, Segmented, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { exportUrl } from './file-urls.ts';
import { ImportCard } from './import-card.tsx';
import './product-files-screen.css';
import { useImport } from './use-import.ts';

const ExportCard = () => {
  const [columns, setColumns] = useState<ColumnSetName>('squarespace');
  return (
    <Card>
      <CardBody>
        <Segmented
          label="Columns of the file"
          segments={columnSetNames.map((id) => ({ id, name: columnSets[id].title }))}
          value={columns}
          onChange={setColumns}
        />
        <p className="quiet">
          All products with their variants, prices, stock and the URLs of their pictures.
          {columns === 'shopify' ? ' Categories have no column in files of Shopify.' : ''}
        </p>
        <p>
          <a className="button button-plain" href={exportUrl(columns)} download>
            <Download size={16} aria-hidden />
            <span className="button-label">Export products</span>
          </a>
        </p>
      </CardBody>
    </Card>
  );
};

/** Products in and out of the store as files. */
export const ProductFilesScreen = () => {
  const { fetched, refetch } = useFetched(productFileCalls.listPages, {});
  const importing = useImport();
  return (
    <Screen title="Import and export">
      <div className="stack import-screen">
        <Section title="Import products" text="Add products from a CSV file, or change those you have.">
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="list" />}>
            {({ pages: [first, ...rest] }) =>
              first ? (
                <ImportCard importing={importing} pages={[first, ...rest]} />
              ) : (
                <Card>
                  <NoStore />
                </Card>
              )
            }
          </Fetched>
        </Section>
        <Section title="Export products" text="Edit your products in a spreadsheet and import them again.">
          <ExportCard />
        </Section>
      </div>
    </Screen>
  );
};
