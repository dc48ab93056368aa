import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails before anything is made: a first start that ends here must not have shown its password to nobody. */
export const checkPort = async (port: number): Promise<void> => {
  const probe = createServer().listen({ port, host: '::' });
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error;
  } finally {
    probe.close();
  }
};
