import { useEffect, useState } from 'react';
import { watchBoxes } from '../frame/pointing/measure.ts';

/** Re-renders when boxes on the page may have moved. */
export const useBoxVersion = (page: Document | undefined): number => {
  const [version, setVersion] = useState(0);
  useEffect(() => page && watchBoxes(page, () => setVersion((last) => last + 1)), [page]);
  return version;
};
