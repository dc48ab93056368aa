import { Link } from '@tanstack/react-router';
import { Button, CardBody, CardFoot, Disclosure, Notice } from '../controls/index.ts';
import { countOf, partOf } from './count-texts.ts';
import { reportUrl } from './file-urls.ts';
import type { ProductImport } from './use-import.ts';

const titles = {
  done: { tone: 'good', title: 'Import finished' },
  cancelled: { tone: 'warning', title: 'Import cancelled' },
  failed: { tone: 'bad', title: 'Import not finished' },
  undone: { tone: 'good', title: 'Import undone' },
} as const;

const sentence = ({ progress }: ProductImport): string => {
  const parts = [
    `${progress.created} added`,
    `${progress.changed} changed`,
    `${progress.unchanged} unchanged`,
    `${progress.refused} skipped`,
  ];
  const failed = progress.picturesFailed;
  const pictures = failed > 0 ? ` ${countOf(failed, 'picture')} could not be added.` : '';
  return `Products: ${parts.join(', ')}.${pictures}`;
};

const undoSentence = ({ undo: { undone, refused, total }, progress }: ProductImport): string => {
  const sentences = [
    `Undone for ${undone + refused < total ? partOf(undone, total, 'product') : countOf(undone, 'product')}.`,
    ...(progress.created > 0 && undone > 0 ? ['Added products are in the trash.'] : []),
    ...(refused === 0 ? [] : [`${countOf(refused, 'product')} ${refused === 1 ? 'stays' : 'stay'} as now.`]),
  ];
  return sentences.join(' ');
};

const Notices = ({ notices }: Pick<ProductImport['undo'], 'notices'>) =>
  notices.length === 0 ? null : (
    <Disclosure title="What undo left as it is" isOpen>
      <ul className="import-report">
        {notices.map(({ id, title, message }) => (
          <li key={id}>
            <strong>{title}</strong> {message}
          </li>
        ))}
      </ul>
    </Disclosure>
  );

interface ImportResultProps {
  readonly current: ProductImport;
  readonly state: keyof typeof titles;
  readonly fault: string;
  readonly isSending: boolean;
  readonly onAgain: () => void;
  readonly onUndo: () => void;
}

/** What an import did, with its report. */
export const ImportResult = ({ current, state, fault, isSending, onAgain, onUndo }: ImportResultProps) => {
  const { tone, title } = titles[state];
  const { progress, options, id, undo } = current;
  const hasReport = progress.refused > 0 || progress.picturesFailed > 0;
  const wasUndone = undo.undone + undo.refused > 0;
  return (
    <>
      <CardBody>
        <h3 className="import-file truncate">{current.filename}</h3>
        {fault === '' ? null : <Notice tone="bad">{fault}</Notice>}
        <Notice tone={tone} title={title}>
          {current.fault ? `${current.fault.message} ` : ''}
          {state === 'undone' ? undoSentence(current) : sentence(current)}
        </Notice>
        {wasUndone && state !== 'undone' ? <p>{undoSentence(current)}</p> : null}
        <Notices notices={undo.notices} />
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
        {undo.canUndo && current.canManage ? (
          <Button isDisabled={isSending} onPress={onUndo}>
            Undo import
          </Button>
        ) : null}
        <Button onPress={onAgain}>Import another file</Button>
      </CardFoot>
    </>
  );
};
