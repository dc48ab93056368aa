import type { ShownFund } from '../donations/donation-fields.ts';
import { picture } from '../pictures/picture.ts';

/** Above the title of a fund; nothing for one without a picture. */
export const fundPicture = ({ image }: Pick<ShownFund, 'image'>, sizes: string): string =>
  image ? picture(image, { sizes, className: 'donation-picture' }) : '';
