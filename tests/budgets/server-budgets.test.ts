import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** How many files the server opens before it answers: each one slows down its start. */

const server = join(import.meta.dirname, '../../dist/server')

/** A program's static imports, direct and indirect: its own files, and packages by name. */
function importsOf(program: string): { files: string[]; packages: string[] } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(/^(?:import|export)\b[^'"`;]*?['"]([^'"\n]+)['"];?$/gm)) {
      if (name.startsWith('.')) follow(join(dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  follow(join(server, program))
  return { files: [...files].map((file) => relative(server, file)), packages: [...packages] }
}

test('the server starts from a few files, and without what only some installations need', () => {
  const { files, packages } = importsOf('main.js')
  expect(files).toContain('main.js')
  expect(files.length).toBeLessThan(80)
  expect(packages).toContain('fastify')
  // these have hundreds of files each, so they are bundled
  expect(packages).not.toContain('kysely')
  expect(packages).not.toContain('zod')
  // the rest is loaded on first use
  for (const name of ['stripe', 'openid-client', 'nodemailer', 'sharp', 'pdfjs-dist', '@napi-rs/canvas']) {
    expect(packages).not.toContain(name)
  }
})

test.each(['reading/pool/page-child.js', 'reading/documents/child.js', 'adapters/images/child.js'])(
  '%s, which a page or a file waits for, starts from a few files',
  (program) => {
    expect(importsOf(program).files.length).toBeLessThan(35)
  },
)
