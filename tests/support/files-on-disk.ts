import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Files on disk until the test ends, for a browser that gets their paths: sending ten megabytes to it as bytes takes
 * five seconds.
 */
export function filesOnDisk(...files: readonly { name: string; buffer: Buffer }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return files.map(({ name, buffer }) => {
    const path = join(folder, name)
    writeFileSync(path, buffer)
    return path
  })
}
