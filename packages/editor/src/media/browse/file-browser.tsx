import type { AssetKind } from '@sitewright/domain/media';
import { FolderOpen, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, EmptyState, SearchField, Segmented, Skeleton } from '../../controls/index.ts';
import { Fetched } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import { kindNames, type Asset } from '../asset.ts';
import { emptyFilesText } from './empty-files.ts';
import { FileGrid, type FileGridProps } from './file-grid.tsx';
import { useFiles, type KindFilter } from './use-files.ts';
import './file-browser.css';

interface FileBrowserProps extends Omit<FileGridProps, 'assets' | 'onSelect'> {
  /** Defaults to all kinds. */
  readonly kinds?: readonly AssetKind[] | undefined;
  /** The selection, and the files in the list. */
  readonly onSelect: (ids: ReadonlySet<string>, assets: readonly Asset[]) => void;
  /** Shown in the empty state for users who may upload. */
  readonly upload: ReactNode;
}

const allKinds = ['image', 'video', 'audio', 'file'] as const satisfies readonly AssetKind[];

const segmentsOf = (kinds: readonly AssetKind[]) => [
  ...(kinds.length === allKinds.length ? [{ id: 'all', name: 'All' } as const] : []),
  ...kinds.map((kind) => ({ id: kind, name: kind === 'audio' ? kindNames.audio : `${kindNames[kind]}s` })),
];

interface NoFilesProps {
  readonly search: string;
  readonly kind: KindFilter;
  readonly upload: ReactNode;
}

const NoFiles = ({ search, kind, upload }: NoFilesProps) => {
  const canUpload = useSession().permissions.includes('content');
  const { isSearch, title, text } = emptyFilesText({ search, kind, canUpload });
  return (
    <EmptyState icon={isSearch ? SearchX : FolderOpen} title={title} action={isSearch ? undefined : upload}>
      {text}
    </EmptyState>
  );
};

/** Search, type filter and grid of the site's files. */
export const FileBrowser = ({ kinds = allKinds, onSelect, upload, ...grid }: FileBrowserProps) => {
  const [search, setSearch] = useState('');
  const [chosen, setKind] = useState<KindFilter>(kinds.length === 1 ? (kinds[0] ?? 'all') : 'all');
  const segments = segmentsOf(kinds);
  const kind = segments.some(({ id }) => id === chosen) ? chosen : (kinds[0] ?? 'all');
  const { files, searched, refetch, loadMore, isLoadingMore } = useFiles(search, kind);
  return (
    <div className="file-browser">
      <div className="file-filters">
        <SearchField label="Search files" value={search} onChange={setSearch} />
        {segments.length > 1 ? (
          <Segmented label="File type" segments={segments} value={kind} onChange={setKind} />
        ) : null}
      </div>
      <h2 className="file-heading">Existing files</h2>
      <Fetched
        subject="results"
        fetched={files}
        onRetry={refetch}
        skeleton={<Skeleton rows={8} shape="tiles" />}
      >
        {(assets) =>
          assets.length === 0 ? (
            <NoFiles search={searched} {...{ kind, upload }} />
          ) : (
            <>
              <FileGrid {...grid} assets={assets} onSelect={(ids) => onSelect(ids, assets)} />
              {loadMore ? (
                <div className="file-more">
                  <Button onPress={loadMore} isPending={isLoadingMore}>
                    Load more
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Fetched>
    </div>
  );
};
