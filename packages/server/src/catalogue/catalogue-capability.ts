import type { Capability } from '../http/index.ts';
import { implementCatalogueCalls } from './catalogue-routes.ts';

export const catalogueCapability = ({ secret }: { readonly secret: string }): Capability => ({
  name: 'catalogue',
  calls: implementCatalogueCalls(secret),
});
