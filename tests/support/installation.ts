import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Browser } from './browser-session.ts'

/** Installations made by released versions, and their API's answers; see tests/fixtures/README.md. */

const fixtures = join(import.meta.dirname, '../fixtures')

type Json = Record<string, unknown> & { id: string }

interface KnownPerson {
  user: { id: string; email: string; role: string }
  posts: Json[]
  provenance: Json[]
  visuals: Json[]
  media: (Json & { url: string; thumbnailUrl: string; sha256: string; thumbnailSha256: string })[]
  settings: object
  styles: Json[]
  templates: Json[]
  bills: Json[]
}

export interface Installation {
  dataDir: string
  known: { version: string; password: string; people: Record<'admin' | 'payer' | 'trial', KnownPerson> }
  remove(): void
}

export const releases = readdirSync(fixtures)
  .map((name) => /^installation-(.+)\.tar\.gz$/.exec(name)?.[1])
  .filter((version) => version !== undefined)

/** A separate copy. */
export function unpackInstallation(version: string): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-installation-'))
  execFileSync('tar', ['-C', folder, '-xzf', join(fixtures, `installation-${version}.tar.gz`)])
  return {
    dataDir: join(folder, 'data'),
    known: JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8'), withoutLabels) as Installation['known'],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A model's name is each version's own word for it, not user data. */
function withoutLabels(key: string, value: unknown): unknown {
  return key === 'modelLabel' ? undefined : value
}

/** Signs in everyone and compares a server's answers with the release's. */
export async function expectEverythingThere(visitor: () => Browser, { known }: Installation): Promise<void> {
  for (const person of Object.values(known.people)) {
    const browser = visitor()
    expect((await browser.post('/api/login', { email: person.user.email, password: known.password })).status).toBe(200)
    const read = async (path: string) => (await browser.get(path)).json()
    const each = (rows: readonly Json[], path: (id: string) => string) =>
      Promise.all(rows.map(({ id }) => read(path(id))))

    expect(await read('/api/user')).toMatchObject({ id: person.user.id })
    expect(await each(person.posts, (id) => `/api/posts/${id}`)).toMatchObject(person.posts)
    expect(await each(person.posts, (id) => `/api/posts/${id}/provenance`)).toMatchObject(person.provenance)
    expect(await read('/api/posts?q=harbour')).not.toEqual([])
    expect(await each(person.visuals, (id) => `/api/visuals/${id}`)).toMatchObject(person.visuals)
    const media = person.media.map(({ id, originalName, fileSize, tags }) => ({ id, originalName, fileSize, tags }))
    expect(await read('/api/media')).toMatchObject(media)
    for (const { url, thumbnailUrl, sha256, thumbnailSha256 } of person.media) {
      expect([await hashAt(browser, url), await hashAt(browser, thumbnailUrl)]).toEqual([sha256, thumbnailSha256])
    }
    expect(await read('/api/user/settings')).toMatchObject(person.settings)
    expect(await read('/api/user/content-styles')).toMatchObject(person.styles)
    expect(await read('/api/templates')).toMatchObject({ userTemplates: person.templates })
    // more may have been paid since: the test provider's months continue
    expect(await read('/api/billing-history')).toEqual(expect.arrayContaining(person.bills))
  }
}

async function hashAt(browser: Browser, address: string): Promise<string> {
  const bytes = Buffer.from(await (await browser.get(address)).arrayBuffer())
  return createHash('sha256').update(bytes).digest('hex')
}
