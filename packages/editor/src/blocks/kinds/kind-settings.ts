import type { BlockKind } from '@sitewright/domain/blocks';
import type { KindSettings } from '../settings/setting.ts';
import { basicKinds } from './basic-kinds.ts';
import { formKinds } from './form-kinds.ts';
import { imageKinds } from './image-kinds.ts';
import { listKinds } from './list-kinds.ts';
import { mediaKinds } from './media-kinds.ts';
import { shopKinds } from './shop-kinds.ts';
import { textKinds } from './text-kinds.ts';

/** The settings of every block kind: adding a kind to the domain fails to compile until one of these files has it. */
export const kindSettings: Readonly<Record<BlockKind, KindSettings>> = {
  ...textKinds,
  ...basicKinds,
  ...imageKinds,
  ...mediaKinds,
  ...listKinds,
  ...shopKinds,
  ...formKinds,
};
