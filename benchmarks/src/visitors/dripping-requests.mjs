import { connect } from 'node:net';

const PAUSE_MS = 200;

/**
 * So many connections send the headers of a request in drips that never come to an end. One that the program ends is
 * opened again.
 */
process.once('message', (/** @type {{ port: number, host: string, connections: number }} */ task) => {
  const { port, host, connections } = task;
  let ended = 0;

  const open = () => {
    const socket = connect(port, 'localhost');
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nx-drips: `);
    const drips = setInterval(() => socket.write('a'), PAUSE_MS);
    socket.resume();
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(drips);
      ended += 1;
      setTimeout(open, PAUSE_MS);
    });
  };
  for (let connection = 0; connection < connections; connection += 1) open();

  process.on('message', () => process.send?.(ended));
});

process.once('disconnect', () => process.exit(0));
