export { PictureChoice } from './picture-choice.tsx';
export { SearchPreview, SocialPreview, type ShownWords } from './seo-previews.tsx';
