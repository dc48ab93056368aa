const copyByClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The copy that a press may make: it moves neither focus nor selection, and is nobody else's while it lasts. */
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

/** Copies a text when something is pressed; false where the browser does not let it. Pages without https have no clipboard. */
export const copyText = async (text: string): Promise<boolean> =>
  'clipboard' in navigator && (await copyByClipboard(text)) ? true : copyByCommand(text);
