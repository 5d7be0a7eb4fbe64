import { statfsSync } from 'node:fs'

/** How every browser of the tests is started, be it for whole journeys or for single components. */
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
    // a page of a test is gone before code that was compiled for speed has paid for its compiling
    '--js-flags=--no-maglev --no-turbofan',
    // letters as the machine's settings hint them differ from machine to machine, and from the server's drawing
    '--font-render-hinting=none',
    // whatever a page asks for, nothing leaves this machine
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
  // what its processes share would go through files on disk, which small containers need and others pay for
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
