import type { Popup } from './read-popup.ts';

const DAY_MS = 86_400_000;

const keyOf = ({ id }: Popup, name: 'date-closed' | 'version' | 'submitted'): string =>
  `sw-popup-${id}-${name}`;

/** Access to blocked storage throws; the popup is then shown once per page. */
const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const read = (popup: Popup, name: Parameters<typeof keyOf>[1]): string | null | undefined =>
  attempt(() => localStorage.getItem(keyOf(popup, name)));

/** Whether the popup stays hidden: closed recently, or its form was submitted. */
export const isSettled = (popup: Popup, now: number): boolean => {
  if (read(popup, 'version') !== popup.version) return false;
  if (read(popup, 'submitted')) return true;
  const closed = Number(read(popup, 'date-closed') ?? 0);
  return closed + popup.days * DAY_MS > now;
};

const write = (popup: Popup, name: Parameters<typeof keyOf>[1], text: string): void =>
  void attempt(() => localStorage.setItem(keyOf(popup, name), text));

export const storeClosing = (popup: Popup, now: number): void => {
  if (read(popup, 'version') !== popup.version)
    attempt(() => localStorage.removeItem(keyOf(popup, 'submitted')));
  write(popup, 'version', popup.version);
  write(popup, 'date-closed', String(now));
};

/** After its form was submitted, the popup is not shown again. */
export const storeSubmission = (popup: Popup, now: number): void => {
  storeClosing(popup, now);
  write(popup, 'submitted', 'true');
};
