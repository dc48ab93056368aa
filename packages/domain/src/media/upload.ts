import { recognizeFile } from './file-types.ts';
import { MAX_SVG_BYTES, mostBytesOf } from './media-limits.ts';
import type { MediaRefusal } from './media-messages.ts';

export const uploadMessages = {
  'upload-title': 'Unable to Upload File',
  'upload-text': 'There was a problem while uploading your file',
  'rename-title': 'Unable to Rename File',
  'rename-text': 'There was a problem while renaming your file',
  network: 'Network error',
  'upload-incomplete': 'File upload failed to complete',
  'upload-fault': 'Error uploading',
  'processing-failed': 'File processing failed',
  'processing-incomplete': 'File processing failed to complete',
  'processing-cancelled': 'File processing cancelled',
  'answer-empty': 'No response data from job request',
} as const;

export type UploadEnd<Asset> = { readonly step: 'complete'; readonly asset: Asset } | UploadFailure;

export interface UploadFailure {
  readonly step: 'failed' | 'processing-failed' | 'cancelled';
  readonly text: string;
  /** False where the same file would be refused again. */
  readonly canRetry: boolean;
}

export const cancelledUpload: UploadFailure = {
  step: 'cancelled',
  text: uploadMessages['processing-cancelled'],
  canRetry: true,
};

/** How sending a file ended. */
export interface UploadAnswer<Asset> {
  /** 0 when no answer came. */
  readonly status: number;
  /** The service's own words, if it had any. */
  readonly message: string | undefined;
  readonly asset: Asset | undefined;
  readonly isCancelled: boolean;
  readonly sentBytes: number;
  /** Every byte had gone: what failed afterwards failed while the file was looked at. */
  readonly isAllSent: boolean;
}

const lostConnection = ({ sentBytes, isAllSent }: UploadAnswer<unknown>): UploadFailure => {
  const canRetry = true;
  if (isAllSent)
    return { step: 'processing-failed', text: uploadMessages['processing-incomplete'], canRetry };
  const text = sentBytes === 0 ? uploadMessages.network : uploadMessages['upload-incomplete'];
  return { step: 'failed', text, canRetry };
};

/** Too large, of a wrong type or damaged: what the file is does not change. */
const verdicts: ReadonlySet<number> = new Set([413, 415, 422]);

export const uploadEndOf = <Asset>(answer: UploadAnswer<Asset>): UploadEnd<Asset> => {
  const { status, message, asset, isCancelled } = answer;
  if (isCancelled) return cancelledUpload;
  if (status === 0) return lostConnection(answer);
  if (status >= 500)
    return { step: 'processing-failed', text: uploadMessages['processing-failed'], canRetry: true };
  if (status >= 400)
    return {
      step: 'failed',
      text: message ?? uploadMessages['upload-fault'],
      canRetry: !verdicts.has(status),
    };
  if (asset === undefined)
    return { step: 'processing-failed', text: uploadMessages['answer-empty'], canRetry: true };
  return { step: 'complete', asset };
};

interface FileToCheck {
  readonly name: string;
  readonly head: Uint8Array;
  readonly bytes: number;
}

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

/** Why a file that is no known type cannot be taken: one that is called a picture is told apart from other types. */
export const unknownFileFault = (name: string): MediaRefusal =>
  pictureEnding.test(name) ? 'image-unreadable' : 'file-type-unsupported';

/** Why a file would be refused, known before hundreds of megabytes are sent; the service looks again. */
export const findUploadFault = ({ name, head, bytes }: FileToCheck): MediaRefusal | undefined => {
  if (bytes === 0) return 'file-empty';
  const type = recognizeFile(head);
  if (!type) return unknownFileFault(name);
  if (type.name === 'svg') return bytes > MAX_SVG_BYTES ? 'svg-too-large' : undefined;
  return bytes > mostBytesOf(type.kind) ? `${type.kind}-too-large` : undefined;
};
