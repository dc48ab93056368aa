import { storeCalls } from '@sitewright/api/store';
import type { AnyPreferences } from '@sitewright/domain/store';
import { CallRefused, send } from '../data-fetching/index.ts';
import { createCommercePreferences } from './create-preferences.ts';

/** The preferences of the site's store, shared by all screens of the tab. */
export const commercePreferences = createCommercePreferences({
  async read(namespace) {
    const outcome = await send(storeCalls.readPreferences, { params: { namespace } });
    if (!outcome.ok) throw new CallRefused(outcome.refusal);
    return { ...outcome.answer };
  },
  async write(namespace, values) {
    const body = values as unknown as AnyPreferences;
    const outcome = await send(storeCalls.savePreferences, { params: { namespace }, body });
    if (!outcome.ok) throw new CallRefused(outcome.refusal);
    return { ...outcome.answer };
  },
});
