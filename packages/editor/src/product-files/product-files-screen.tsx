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
  const skeleton = <Skeleton rows={3} shape="list" />;
  // Before it is known whether there is an import, a button to choose a file might go while it is pressed.
  const isKnown = importing.latest !== undefined || importing.error !== null;
  return (
    <Screen title="Import and export">
      <div className="stack import-screen">
        <Section title="Import products" text="Add products from a CSV file, or change those you have.">
          <Fetched fetched={fetched} onRetry={refetch} skeleton={skeleton}>
            {({ pages: [first, ...rest] }) =>
              first ? (
                isKnown ? (
                  <ImportCard importing={importing} pages={[first, ...rest]} />
                ) : (
                  skeleton
                )
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
