import { assetUrlOf, formatOriginalSize, formatVariants, type Asset } from '@sitewright/domain/media';

/** An asset as calls return it. */
export const describeAsset = (asset: Asset) => {
  const { size, colorData, trashedOn } = asset;
  return {
    id: asset.id,
    filename: asset.filename,
    kind: asset.kind,
    contentType: asset.contentType,
    bytes: asset.bytes,
    version: asset.version,
    assetUrl: assetUrlOf(asset),
    altText: asset.altText,
    title: asset.title,
    body: asset.body,
    mediaFocalPoint: asset.focalPoint,
    uploadedOn: asset.uploadedOn.toISOString(),
    systemDataId: asset.contentId,
    ...(size && { originalSize: formatOriginalSize(size), systemDataVariants: formatVariants(size) }),
    ...(colorData && { colorData }),
    ...(trashedOn && { trashedOn: trashedOn.toISOString() }),
  };
};

/** What the activity log stores of an asset. */
export const noteOf = ({ id, filename, version, altText, title, body, focalPoint }: Asset) => ({
  id,
  filename,
  version,
  altText,
  title,
  body,
  focalPoint,
});
