import type { KindFilter } from './use-files.ts';

interface Emptiness {
  /** What was typed to find a file. */
  readonly search: string;
  readonly kind: KindFilter;
  readonly canUpload: boolean;
}

interface EmptyFilesText {
  /** Whether the search found nothing; else there is nothing to find. */
  readonly isSearch: boolean;
  readonly title: string;
  readonly text: string;
}

const manyNames = {
  all: 'files',
  image: 'pictures',
  video: 'videos',
  audio: 'audio files',
  file: 'documents',
} as const satisfies Record<KindFilter, string>;

/** What a list of files without any says. A kind leaves nothing because nothing of that kind is there. */
export const emptyFilesText = ({ search, kind, canUpload }: Emptiness): EmptyFilesText => {
  const many = manyNames[kind];
  if (search !== '')
    return {
      isSearch: true,
      title: 'No results found',
      text: `No ${many} with this name or title. Try a shorter search.`,
    };
  const dropped = kind === 'all' ? 'pictures, videos, audio files and documents' : many;
  return {
    isSearch: false,
    title: `No ${many} yet`,
    text: canUpload
      ? `Drop ${dropped} here or upload them from your computer.`
      : 'Nothing has been uploaded yet.',
  };
};
