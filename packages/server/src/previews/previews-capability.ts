import type { Capability } from '../http/index.ts';
import type { PreviewHost } from './preview-host.ts';
import { implementPreviewCalls } from './previews-routes.ts';

export interface PreviewServices {
  readonly previewHost: PreviewHost;
  readonly secret: string;
}

export const previewsCapability = ({ previewHost, secret }: PreviewServices): Capability => ({
  name: 'previews',
  calls: implementPreviewCalls(previewHost, secret),
});
