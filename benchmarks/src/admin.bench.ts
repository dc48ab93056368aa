import { availableParallelism, loadavg } from 'node:os';
import { cartRows } from './admin/cart-rows.ts';
import { importRows } from './admin/import-rows.ts';
import { listRows } from './admin/list-rows.ts';
import { saveRows } from './admin/save-rows.ts';
import type { Report } from './measuring/report.ts';
import { signIn } from './program/owner-session.ts';
import { findDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';

export const name = 'admin';

/** The products that the import creates are those that the list shows. */
export const run = (): Promise<Report> =>
  withProgram(async (program, dataFolder) => {
    const session = await signIn(program.origin, 'localhost');
    const place = { ...program, session, connection: await findDatabase(dataFolder) };
    const imported = await importRows(place);
    const listed = await listRows(place);
    const saved = await saveRows(place);
    const carts = await cartRows(place);
    return {
      rows: [...imported.rows, ...listed.rows, ...saved.rows, ...carts.rows],
      notes: [
        ...imported.notes,
        ...listed.notes,
        ...saved.notes,
        ...carts.notes,
        `${loadavg()[0]?.toFixed(1)} processes wanted the ${availableParallelism()} processors in the last minute`,
      ],
    };
  });
