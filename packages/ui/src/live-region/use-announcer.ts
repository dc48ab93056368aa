import { useCallback, useState } from 'react';

/** Announces texts. A repeated text gets a trailing space, because screen readers ignore unchanged ones. */
export const useAnnouncer = () => {
  const [message, setMessage] = useState('');
  const announce = useCallback(
    (text: string) => setMessage((last) => (last === text && text !== '' ? `${text} ` : text)),
    [],
  );
  return { message, announce };
};
