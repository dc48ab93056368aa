import { sql, type SqlFragment } from '../database/index.ts';

/** The page `c` is open to everybody now: neither locked nor for members, published, and its time has come. */
const isOpen = (now: Date): SqlFragment => sql`c.visible_from <= ${now} and c.permission = 1`;

/** The page `c` may be found; pages of the machine, such as the one for errors, are not. */
export const isFindablePage = (now: Date): SqlFragment => sql`${isOpen(now)} and c.role is null`;

/** The item `i` of the page `c` may be found. */
export const isFindableItem = (now: Date): SqlFragment => sql`i.visible_from <= ${now} and ${isOpen(now)}`;
