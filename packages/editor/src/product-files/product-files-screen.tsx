import { productFileCalls } from '@sitewright/api/product-files';
import { Card, Screen, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { NoStore } from '../store-setup/index.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import './product-files-screen.css';
import { useImport } from './use-import.ts';

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
