import { useCallback, useState } from 'react';

/** A text that is read out. Said twice, it has to differ, or it is not read again. */
export const useAnnouncer = () => {
  const [message, setMessage] = useState('');
  const announce = useCallback(
    (text: string) => setMessage((last) => (last === text && text !== '' ? `${text} ` : text)),
    [],
  );
  return { message, announce };
};
