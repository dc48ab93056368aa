interface Picture {
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalSize: string;
}

const sizeOf = (originalSize: string): { width?: number; height?: number } => {
  const [width = 0, height = 0] = originalSize.split('x').map(Number);
  return width > 0 && height > 0 ? { width, height } : {};
};

export const CartPicture = ({
  picture,
  sizes,
}: {
  readonly picture: Picture | null;
  readonly sizes: string;
}) =>
  picture ? (
    <img
      src={`${picture.assetUrl}?format=300w`}
      srcSet={[100, 300, 500].map((width) => `${picture.assetUrl}?format=${width}w ${width}w`).join(', ')}
      sizes={sizes}
      alt={picture.altText}
      loading="lazy"
      {...sizeOf(picture.originalSize)}
    />
  ) : null;
