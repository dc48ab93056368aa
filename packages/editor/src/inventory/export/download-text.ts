const BYTE_ORDER_MARK = '\uFEFF';
const REVOKE_AFTER_MS = 60_000;

/** Saves text as a file. With the byte order mark Excel reads it as UTF-8. */
export const downloadText = (filename: string, lines: readonly string[]): void => {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
};
