import { ImageIcon } from 'lucide-react';

interface LinePictureProps {
  readonly picture: { readonly url: string; readonly altText: string } | null;
}

export const LinePicture = ({ picture }: LinePictureProps) =>
  picture === null ? (
    <span className="order-picture" aria-hidden>
      <ImageIcon size={18} />
    </span>
  ) : (
    <img
      className="order-picture"
      src={`${picture.url}?format=100w`}
      alt={picture.altText}
      width={44}
      height={44}
    />
  );
