import { draftReservation, isSameReservation, type DraftContent } from '@sitewright/domain/draft-orders';
import type { Site } from '@sitewright/domain/sites';
import { findShortages } from '../catalogue/index.ts';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { countHeld } from '../payment-records/index.ts';
import type { StoredDraft } from './draft-orders-store.ts';
import { replaceReservations } from './draft-reservations-store.ts';

interface Changer {
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
}

/** Reserves what the new content says. What is reserved already stays so, whatever became of the stock meanwhile. */
export const reserveDraft = async (
  { database, site, now }: Changer,
  { row }: StoredDraft,
  content: DraftContent,
): Promise<Refusal | undefined> => {
  const wanted = draftReservation(content, now);
  if (isSameReservation(draftReservation(row.content, now), wanted)) return undefined;
  if (!wanted) {
    await replaceReservations(database, row, { pieces: new Map(), until: now });
    return undefined;
  }
  const { short, counted } = await findShortages(
    { database, site },
    {
      pieces: wanted.pieces,
      countHeld: (variantIds) => countHeld(database, site.id, { variantIds, now, exceptFor: row.draftId }),
    },
  );
  if (short.length > 0) return refuse('draft-reservation-short');
  await replaceReservations(database, row, { pieces: counted, until: wanted.until });
  return undefined;
};
