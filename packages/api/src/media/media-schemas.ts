import { assetKinds, mediaLimits } from '@sitewright/domain/media';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, nextCursor } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const kind = Type.Enum(assetKinds);
const color = Type.String({ pattern: '^[0-9a-f]{6}$' });
const share = Type.Number({ minimum: 0, maximum: 1 });

const texts = {
  altText: Type.String({ maxLength: mediaLimits.MAX_ALT_TEXT_LENGTH }),
  title: Type.String({ maxLength: mediaLimits.MAX_TITLE_LENGTH }),
  body: Type.String({ maxLength: mediaLimits.MAX_BODY_LENGTH }),
};

const asset = Type.Object({
  id,
  filename: Type.String(),
  kind,
  contentType: Type.String(),
  bytes: Type.Integer(),
  version: Type.Integer(),
  assetUrl: Type.String(),
  ...texts,
  mediaFocalPoint: Type.Object({ x: share, y: share, source: Type.Integer() }),
  uploadedOn: moment,
  trashedOn: Type.Optional(moment),
  originalSize: Type.Optional(Type.String()),
  systemDataId: id,
  systemDataVariants: Type.Optional(Type.String()),
  colorData: Type.Optional(
    Type.Object({
      topLeftAverage: color,
      topRightAverage: color,
      bottomLeftAverage: color,
      bottomRightAverage: color,
      centerAverage: color,
    }),
  ),
});

/** Longer than a name may be, so that one that is too long is told so instead of "bad request". */
const filename = Type.String({ maxLength: 1000 });

const uploadQuery = Type.Object({ filename }, closed);

const imageRefusals = [
  'file-empty',
  'upload-broken-off',
  'image-unreadable',
  'image-has-script',
  'image-too-many-pixels',
  'image-too-large',
  'svg-too-large',
] as const;
const nameRefusals = ['file-name-missing', 'file-name-too-long'] as const;
const fileRefusals = [
  'file-type-unsupported',
  'video-too-large',
  'audio-too-large',
  'file-too-large',
] as const;

export const mediaSchemas = {
  uploadImage: {
    query: uploadQuery,
    answer: asset,
    refusals: [...nameRefusals, ...imageRefusals, 'image-type-unsupported', 'code-not-allowed'],
  },
  uploadFile: {
    query: uploadQuery,
    answer: asset,
    refusals: [...nameRefusals, ...imageRefusals, ...fileRefusals, 'code-not-allowed'],
  },
  list: {
    query: Type.Object(
      {
        cursor: Type.Optional(Type.String({ maxLength: 200 })),
        search: Type.Optional(Type.String({ maxLength: 200 })),
        kind: Type.Optional(kind),
        isTrashed: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    answer: Type.Object({ assets: Type.Array(asset), nextCursor }),
    refusals: ['bad-request'],
  },
  read: { params: idParams, answer: asset, refusals: ['not-found'] },
  update: {
    params: idParams,
    body: Type.Partial(
      Type.Object({ filename, ...texts, mediaFocalPoint: Type.Object({ x: share, y: share }, closed) }),
      closed,
    ),
    answer: asset,
    refusals: ['not-found', ...nameRefusals, 'file-name-signs', 'file-name-taken', 'code-not-allowed'],
  },
  replace: {
    params: idParams,
    answer: asset,
    refusals: ['not-found', 'kind-changes', ...imageRefusals, ...fileRefusals],
  },
  remove: { params: idParams, answer: done, refusals: ['not-found'] },
  restore: { params: idParams, answer: asset, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
