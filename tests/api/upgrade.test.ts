import { expect, test } from 'vitest'
import { expectEverythingThere, releases, unpackInstallation } from '../support/installation.ts'
import { onlyOn } from '../support/only-on.ts'
import { startServerProcess } from '../support/server-process.ts'

/** From one version to the next: installations of released versions, and what happens on the way. */

// the archives hold the embedded database
onlyOn.sqlite?.describe('an installation of a release', () => {
  test('there is one of the first release', () => {
    expect(releases).toContain('0.1.0')
  })

  test.each(releases)('%s starts in this version, with everything in it', async (version) => {
    const installation = unpackInstallation(version)
    const server = await startServerProcess({ DATA_DIR: installation.dataDir, PAYMENTS: 'test' })
    try {
      await expectEverythingThere(() => server.visitor(), installation)
    } finally {
      await server.end('SIGTERM')
      installation.remove()
    }
  })
})
