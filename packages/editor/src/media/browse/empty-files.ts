import type { KindFilter } from './use-files.ts';

interface Emptiness {
  /** The search text. */
  readonly search: string;
  readonly kind: KindFilter;
  readonly canUpload: boolean;
}

interface EmptyFilesText {
  /** Whether the list is empty because of the search. */
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

/** Texts of an empty file list. */
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
