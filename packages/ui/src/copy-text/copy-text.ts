const copyByClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Fallback by `execCommand`. Changes neither focus nor selection, and stops other copy handlers. */
const copyByCommand = (text: string): boolean => {
  let isFilled = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isFilled = true;
  };
  window.addEventListener('copy', fill, { capture: true });
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', fill, { capture: true });
  return isDone && isFilled;
};

/**
 * Copies a text on a user action; false if the browser denies it. The clipboard API is missing without https.
 */
export const copyText = async (text: string): Promise<boolean> =>
  'clipboard' in navigator && (await copyByClipboard(text)) ? true : copyByCommand(text);
