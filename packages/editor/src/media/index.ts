import { lazyRouteComponent } from '@tanstack/react-router';

export { thumbnailOf, type Asset } from './asset.ts';
export { FilePicker } from './file-picker.tsx';
export { PictureFocus } from './detail/picture-focus.tsx';
export { FileThumbnail } from './browse/file-grid.tsx';

export const FilesScreen = lazyRouteComponent(() => import('./files-screen.tsx'), 'FilesScreen');
