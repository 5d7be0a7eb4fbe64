import { statfsSync } from 'node:fs'

/** Options for every test browser, for whole journeys and for single components. */
export const chromiumOptions = {
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // a test's page is closed before optimised compilation would have paid off
    '--js-flags=--no-maglev --no-turbofan',
    // letter hinting differs between machines, and from the server's drawing
    '--font-render-hinting=none',
    // whatever a page requests, nothing leaves this machine
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
  // shared memory would be files on disk otherwise, which small containers need and others pay for
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
}

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= 2 ** 30
  } catch {
    return false // not every system has it
  }
}
