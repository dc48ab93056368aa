import { LiveRegion } from '@sitewright/ui/live-region';
import { formatFileSize, uploadMessages } from '@sitewright/domain/media';
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { IconButton } from '../../controls/index.ts';
import { isInProgress, type Upload } from './upload-queue.ts';
import type { Uploads } from './uploads.ts';
import './upload-list.css';

const textOf = ({ state, bytes }: Upload): string => {
  switch (state.step) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `${formatFileSize(state.sentBytes)} of ${formatFileSize(bytes)}`;
    case 'processing':
      return 'Processing';
    case 'complete':
      return 'Upload complete';
    default:
      return state.text;
  }
};

const percentOf = ({ state, bytes }: Upload): number => {
  if (state.step === 'sending') return bytes === 0 ? 0 : (100 * state.sentBytes) / bytes;
  return state.step === 'waiting' ? 0 : 100;
};

const UploadBar = ({ upload }: { readonly upload: Upload }) => (
  <ProgressBar
    className="upload-bar"
    aria-label={`Upload of ${upload.name}`}
    value={percentOf(upload)}
    isIndeterminate={upload.state.step === 'processing'}
  >
    <span className="upload-bar-fill" style={{ inlineSize: `${percentOf(upload)}%` }} />
  </ProgressBar>
);

interface UploadRowProps {
  readonly upload: Upload;
  readonly actions: Pick<Uploads, 'cancel' | 'retry' | 'dismiss'>;
}

const UploadRow = ({ upload, actions: { cancel, retry, dismiss } }: UploadRowProps) => {
  const { id, name, state } = upload;
  const isGoing = isInProgress(upload);
  const isDone = state.step === 'complete';
  const canRetry = 'canRetry' in state && state.canRetry;
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <li className={`upload upload-${isDone || isGoing ? 'good' : 'bad'}`}>
      <div className="upload-text">
        <span className="upload-name truncate">{name}</span>
        {isGoing ? <UploadBar upload={upload} /> : null}
        <span className="upload-state">
          {isGoing ? null : <Icon size={14} aria-hidden />}
          {textOf(upload)}
        </span>
      </div>
      {canRetry ? (
        <IconButton icon={RotateCcw} label={`Retry upload of ${name}`} onPress={() => retry(id)} />
      ) : null}
      <IconButton
        icon={X}
        label={isGoing ? `Cancel upload of ${name}` : `Dismiss ${name}`}
        onPress={() => (isGoing ? cancel(id) : dismiss(id))}
      />
    </li>
  );
};

const isFailed = ({ state: { step } }: Upload): boolean => step === 'failed' || step === 'processing-failed';

/** Announces only results: announcing progress would interrupt everything else. */
const spoken = (uploads: readonly Upload[]): string => {
  const failed = uploads.findLast(isFailed);
  if (failed) return `${uploadMessages['upload-title']}: ${failed.name}. ${textOf(failed)}`;
  return uploads.length > 0 && uploads.every(({ state }) => state.step === 'complete')
    ? 'Upload complete'
    : '';
};

export const UploadList = ({ uploads, ...actions }: Omit<Uploads, 'add'>) => (
  <>
    <LiveRegion message={spoken(uploads)} />
    {uploads.length === 0 ? null : (
      <section className="uploads" aria-label="Uploads">
        {uploads.some(isFailed) ? (
          <p className="uploads-fault" role="alert">
            <strong>{uploadMessages['upload-title']}</strong> {uploadMessages['upload-text']}
          </p>
        ) : null}
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} actions={actions} />
          ))}
        </ul>
      </section>
    )}
  </>
);
