const NEUTRALIZED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** The opposite of `neutralizeFormula`. */
export const restoreFormula = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
