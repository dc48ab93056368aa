/** Whether these are days of the calendar, which the 31st of February is not. Undefined ones are left out. */
export const areDays = (...days: readonly (string | undefined)[]): boolean =>
  days.every((day) => {
    const time = day === undefined ? 0 : Date.parse(`${day}T00:00:00Z`);
    return day === undefined || (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day));
  });
