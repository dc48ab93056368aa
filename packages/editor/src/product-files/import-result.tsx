import { Link } from '@tanstack/react-router';
import { Button, CardBody, CardFoot, Notice } from '../controls/index.ts';
import { reportUrl } from './file-urls.ts';
import type { ProductImport } from './use-import.ts';

const titles = {
  done: { tone: 'good', title: 'Import finished' },
  cancelled: { tone: 'warning', title: 'Import cancelled' },
  failed: { tone: 'bad', title: 'Import not finished' },
} as const;

const sentence = ({ progress }: ProductImport): string => {
  const parts = [
    `${progress.created} added`,
    `${progress.changed} changed`,
    `${progress.unchanged} unchanged`,
    `${progress.refused} skipped`,
  ];
  const failed = progress.picturesFailed;
  const pictures =
    failed > 0 ? ` ${failed} ${failed === 1 ? 'picture' : 'pictures'} could not be added.` : '';
  return `Products: ${parts.join(', ')}.${pictures}`;
};

interface ImportResultProps {
  readonly current: ProductImport;
  readonly state: keyof typeof titles;
  readonly onAgain: () => void;
}

/** What an import did, with its report. */
export const ImportResult = ({ current, state, onAgain }: ImportResultProps) => {
  const { tone, title } = titles[state];
  const { progress, options, id, fault } = current;
  const hasReport = progress.refused > 0 || progress.picturesFailed > 0;
  return (
    <>
      <CardBody>
        <h3 className="import-file truncate">{current.filename}</h3>
        <Notice tone={tone} title={title}>
          {fault ? `${fault.message} ` : ''}
          {sentence(current)}
        </Notice>
        <p className="import-links">
          <Link to="/store/products" search={{ page: options.collectionId }}>
            View products
          </Link>
          {hasReport ? (
            <a href={reportUrl(id)} download>
              Download report (CSV)
            </a>
          ) : null}
        </p>
      </CardBody>
      <CardFoot>
        <Button onPress={onAgain}>Import another file</Button>
      </CardFoot>
    </>
  );
};
