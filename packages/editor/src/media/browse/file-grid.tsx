import { Check, File, Film, Music } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components';
import type { AssetKind } from '@sitewright/domain/media';
import { selectedIds } from '../../controls/index.ts';
import { describeAsset, thumbnailOf, type Asset } from '../asset.ts';
import './file-grid.css';

const icons = { image: File, video: Film, audio: Music, file: File } as const satisfies Record<
  AssetKind,
  unknown
>;

export const FileThumbnail = ({ asset }: { readonly asset: Asset }) => {
  const Icon = icons[asset.kind];
  return (
    <span className="file-thumbnail">
      {asset.kind === 'image' ? (
        <img src={thumbnailOf(asset, 300)} alt="" loading="lazy" draggable={false} />
      ) : (
        <Icon size={28} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  );
};

const FileCard = ({ asset }: { readonly asset: Asset }) => (
  <GridListItem id={asset.id} textValue={asset.filename} className="file-card">
    {({ isSelected }) => (
      <>
        <FileThumbnail asset={asset} />
        <span className="file-name truncate">{asset.filename}</span>
        <span className="file-facts truncate">{describeAsset(asset)}</span>
        {isSelected ? (
          <span className="file-check" aria-hidden>
            <Check size={14} strokeWidth={3} />
          </span>
        ) : null}
      </>
    )}
  </GridListItem>
);

export interface FileGridProps {
  readonly assets: readonly Asset[];
  readonly selected: ReadonlySet<string>;
  readonly isMultiple: boolean;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

export const FileGrid = ({ assets, selected, isMultiple, onSelect }: FileGridProps) => (
  <GridList
    className="file-grid"
    layout="grid"
    aria-label="Existing files"
    selectionMode={isMultiple ? 'multiple' : 'single'}
    selectionBehavior={isMultiple ? 'toggle' : 'replace'}
    disallowEmptySelection={false}
    selectedKeys={selected}
    onSelectionChange={(selection) => onSelect(selectedIds(selection, assets))}
  >
    {assets.map((asset) => (
      <FileCard key={asset.id} asset={asset} />
    ))}
  </GridList>
);
