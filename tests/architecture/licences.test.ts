import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'

/**
 * The licences that shipped packages may have. Each was read, and the notices (scripts/notices.mjs) meet its
 * requirements. A package under another one fails here: read it, then add it, or avoid the package.
 */
const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  // of libvips, a shared library in a separate package, so that anyone can replace it
  'LGPL-3.0-or-later',
]

interface Package {
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
}

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/** An SPDX expression: every part of an AND, one of an OR. */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/^\(|\)$/g, '')
  if (/ OR /.test(bare)) return bare.split(' OR ').some((part) => allowed.includes(part))
  return bare.split(' AND ').every((part) => allowed.includes(part))
}

/**
 * Build tools of which a part reaches the browser, with their dependencies: everything that the client's code imports.
 */
function bundled(): string[] {
  const files = ['client', 'shared', 'site'].flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(?:test|d)\./.test(file))
      .map((file) => join(root, 'src', folder, file)),
  )
  const naming = /(?:\bfrom |\bimport[ (]|url\()['"]?((?:@[\w-]+\/)?[\w.-]+)[/'")]/g
  const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(naming)])
  const found = new Set(named.map(([, name]) => `node_modules/${name}`).filter((path) => packages[path]))
  for (const path of found) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      if (packages[`node_modules/${name}`]) found.add(`node_modules/${name}`)
    }
  }
  return [...found]
}

test('every package that is shipped has a licence that was read', () => {
  const production = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev)
  const shipped = [...new Set([...production, ...bundled()])]
  expect(shipped).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/react']))
  expectNone(
    offencesIn(shipped, (path) => [packages[path]?.license ?? 'none'].filter((licence) => !isAllowed(licence))),
    'Read these licences, and add them to `allowed`, or do without the package:',
  )
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-3.0', false],
  ['none', false],
])('the rule reads %s', (licence, isFine) => {
  expect(isAllowed(licence)).toBe(isFine)
})
