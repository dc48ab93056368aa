import { catalogueCalls } from '@sitewright/api/catalogue';
import { mediaCalls } from '@sitewright/api/media';
import { formatFileSize } from '@sitewright/domain/media';
import { copyText } from '@sitewright/ui/copy-text';
import { Copy, ExternalLink, PenLine, Trash, X } from 'lucide-react';
import { useState } from 'react';
import { describeTime, SiteZone } from '../../time-zones/index.ts';
import { Button, IconButton, Skeleton, useConfirm, useToast } from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { kindNames, type Asset } from '../asset.ts';
import { useSession } from '../../session/index.ts';
import { deleteQuestion } from './delete-question.ts';
import { DetailForm } from './detail-form.tsx';
import './file-detail.css';
import { RenameDialog } from './rename-dialog.tsx';
import { ReplaceButton } from './replace-button.tsx';

const FilePreview = ({ asset: { kind, assetUrl, filename } }: { readonly asset: Asset }) => {
  if (kind !== 'video' && kind !== 'audio') return null;
  const Player = kind;
  return (
    <Player className="detail-media" src={assetUrl} controls aria-label={filename} preload="metadata">
      <track kind="captions" />
    </Player>
  );
};

const FileDetails = ({ asset }: { readonly asset: Asset }) => (
  <dl className="detail-facts">
    <dt>Type</dt>
    <dd>
      {kindNames[asset.kind]}, {asset.contentType}
    </dd>
    <dt>Size</dt>
    <dd>{formatFileSize(asset.bytes)}</dd>
    {asset.originalSize === undefined ? null : (
      <>
        <dt>Dimensions</dt>
        <dd>{asset.originalSize.replace('x', ' × ')} pixels</dd>
      </>
    )}
    <dt>Uploaded</dt>
    <dd>
      <SiteZone frame={(note) => note}>{(zone) => describeTime(new Date(asset.uploadedOn), zone)}</SiteZone>
    </dd>
    {asset.version === 1 ? null : (
      <>
        <dt>Version</dt>
        <dd>{asset.version}</dd>
      </>
    )}
  </dl>
);

/** Titles of the products that use the file; none where they cannot be told. */
const useProductsOfFile = () => {
  const { send } = useSending(catalogueCalls.listFileUses);
  const mayRead = useSession().permissions.includes('products');
  return async (assetId: string): Promise<readonly string[]> => {
    const outcome = mayRead ? await send({ query: { assetId } }) : undefined;
    return outcome?.ok ? outcome.answer.products.map(({ title }) => title) : [];
  };
};

const useDelete = ({ id, filename }: Asset, onGone: () => void) => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  const findProducts = useProductsOfFile();
  const { send } = useSending(mediaCalls.remove);
  return async (): Promise<void> => {
    if (!(await confirm(deleteQuestion(filename, await findProducts(id))))) return;
    const outcome = await send({ params: { id } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    onGone();
    toast('File deleted');
    await refresh(mediaCalls.list);
  };
};

const FileActions = ({ asset, onGone }: { readonly asset: Asset; readonly onGone: () => void }) => {
  const [isRenaming, setRenaming] = useState(false);
  const remove = useDelete(asset, onGone);
  return (
    <div className="row">
      <Button icon={PenLine} onPress={() => setRenaming(true)}>
        Rename
      </Button>
      <ReplaceButton asset={asset} />
      <Button icon={Trash} onPress={() => void remove()}>
        Delete
      </Button>
      {isRenaming ? <RenameDialog asset={asset} onClose={() => setRenaming(false)} /> : null}
    </div>
  );
};

const FileAddress = ({ assetUrl }: Asset) => {
  const toast = useToast();
  const address = new URL(assetUrl, window.location.origin).href;
  const copy = async (): Promise<void> => {
    if (await copyText(address)) toast('URL copied');
    else toast(`Your browser blocked copying. The URL is ${address}`, 'bad');
  };
  return (
    <div className="detail-address">
      <span className="code truncate">{assetUrl}</span>
      <IconButton icon={Copy} label="Copy URL" onPress={() => void copy()} />
      <a className="button button-quiet button-icon" href={assetUrl} target="_blank" rel="noreferrer">
        <ExternalLink size={16} aria-label="Open file" />
      </a>
    </div>
  );
};

interface FileDetailProps {
  readonly id: string;
  readonly canChange: boolean;
  readonly onClose: () => void;
}

export const FileDetail = ({ id, canChange, onClose }: FileDetailProps) => {
  const { fetched, refetch } = useFetched(mediaCalls.read, { params: { id } });
  return (
    <section className="detail" aria-label="File detail">
      <header className="detail-head">
        <h2>File detail</h2>
        <IconButton icon={X} label="Close file detail" onPress={onClose} />
      </header>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="form" />}>
        {(asset) => (
          <div className="detail-body stack">
            <h3 className="detail-name">{asset.filename}</h3>
            {canChange ? <FileActions asset={asset} onGone={onClose} /> : null}
            <FilePreview asset={asset} />
            <DetailForm key={asset.id} asset={asset} canChange={canChange} />
            <FileDetails asset={asset} />
            <FileAddress {...asset} />
          </div>
        )}
      </Fetched>
    </section>
  );
};
