import { mediaCalls } from '@sitewright/api/media';
import { mediaSchemas } from '@sitewright/api/media/schemas';
import type { Asset } from '@sitewright/domain/media';
import type { FileStore } from '../files/index.ts';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
  type ReceivedFile,
} from '../http/index.ts';
import { describeAsset } from './describe-asset.ts';
import { changeAsset, moveToTrash, readPage, takeFromTrash } from './media-service.ts';
import { findAsset } from './media-store.ts';
import {
  receiveReplacement,
  receiveUpload,
  refuseAllButImages,
  refuseUnknown,
} from './uploads/uploads-service.ts';

type Described = ReturnType<typeof describeAsset>;

const describe = (asset: Asset | Refusal): Described | Refusal =>
  isRefusal(asset) ? asset : describeAsset(asset);

const describeReceived = (
  received: ReceivedFile<ContributorContext, Asset> | Refusal,
): ReceivedFile<ContributorContext, Described> | Refusal =>
  isRefusal(received)
    ? received
    : {
        commit: async (context) => describe(await received.commit(context)),
        discard: () => received.discard(),
      };

export const implementMediaCalls = (files: FileStore): ImplementedCall[] =>
  implementCalls({
    capability: 'media',
    calls: mediaCalls,
    schemas: mediaSchemas,
    handlers: {
      async uploadImage({ query: { filename }, file }, context) {
        const upload = { file, filename, refuseType: refuseAllButImages };
        return describeReceived(await receiveUpload(files, context, upload));
      },
      async uploadFile({ query: { filename }, file }, context) {
        const upload = { file, filename, refuseType: refuseUnknown };
        return describeReceived(await receiveUpload(files, context, upload));
      },
      replace: async ({ params: { id }, file }, context) =>
        describeReceived(await receiveReplacement(files, context, { id, file })),
      async list({ query }, context) {
        const page = await readPage(context, query);
        return isRefusal(page) ? page : { ...page, assets: page.assets.map(describeAsset) };
      },
      read: async ({ params }, { database, site }) =>
        describe((await findAsset(database, site.id, params.id)) ?? refuse('not-found')),
      update: async ({ params, body }, context) => describe(await changeAsset(context, params.id, body)),
      remove: ({ params }, context) => moveToTrash(context, params.id),
      restore: async ({ params }, context) => describe(await takeFromTrash(context, params.id)),
    },
  });
