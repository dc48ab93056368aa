export { PictureChoice } from './picture-choice.tsx';
export { SeoFields } from './seo-fields.tsx';
