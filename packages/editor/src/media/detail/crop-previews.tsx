import { cropAround, readOriginalSize, type CropRatio, type Point } from '@sitewright/domain/media';
import { thumbnailOf, type Asset } from '../asset.ts';

const shown: readonly { readonly ratio: CropRatio; readonly width: number; readonly height: number }[] = [
  { ratio: '1:1', width: 72, height: 72 },
  { ratio: '16:9', width: 128, height: 72 },
  { ratio: '3:4', width: 54, height: 72 },
];

interface CropPreviewsProps {
  readonly asset: Asset;
  readonly point: Point;
}

/** Previews of the crops that the site uses. */
export const CropPreviews = ({ asset, point }: CropPreviewsProps) => {
  const size = readOriginalSize(asset.originalSize ?? '');
  if (!size) return null;
  return (
    <figure className="crops" aria-label="Crops around the focal point">
      {shown.map(({ ratio, width, height }) => {
        const box = cropAround(size, ratio, point);
        const scale = width / box.width;
        const place = {
          width: size.width * scale,
          height: size.height * scale,
          left: -box.left * scale,
          top: -box.top * scale,
        };
        return (
          <div key={ratio} className="crop">
            <div className="crop-frame" style={{ width, height }}>
              <img src={thumbnailOf(asset, 300)} alt="" style={place} />
            </div>
            {ratio}
          </div>
        );
      })}
    </figure>
  );
};
