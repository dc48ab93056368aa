import { mediaCalls } from '@sitewright/api/media';
import type { Point } from '@sitewright/domain/media';
import { useState } from 'react';
import { Button, Skeleton, useToast } from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import type { Asset } from '../asset.ts';
import { FocalPoint } from './focal-point.tsx';

/** The focal point belongs to the file: it is saved separately and goes live immediately. */
const OpenFocus = ({ asset }: { readonly asset: Asset }) => {
  const { mediaFocalPoint } = asset;
  const [point, setPoint] = useState<Point>({ x: mediaFocalPoint.x, y: mediaFocalPoint.y });
  const { send, isSending } = useSending(mediaCalls.update);
  const refresh = useRefresh();
  const toast = useToast();
  const canChange = useSession().permissions.includes('media');
  const isMoved = point.x !== mediaFocalPoint.x || point.y !== mediaFocalPoint.y;
  const save = async () => {
    const outcome = await send({ params: { id: asset.id }, body: { mediaFocalPoint: point } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('Focal point saved');
    await refresh(mediaCalls.list, mediaCalls.read);
  };
  return (
    <>
      <FocalPoint asset={asset} point={point} isDisabled={!canChange} onChange={setPoint} />
      {isMoved ? (
        <div className="row">
          <Button isPending={isSending} onPress={() => void save()}>
            Save focal point
          </Button>
        </div>
      ) : null}
    </>
  );
};

/** A picture with an editable focal point. */
export const PictureFocus = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(mediaCalls.read, { params: { id } });
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
      {(asset) => <OpenFocus key={asset.id} asset={asset} />}
    </Fetched>
  );
};
