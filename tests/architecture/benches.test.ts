import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Benches run the built program and no compiler reads them: what they import must still be there. */

const root = join(import.meta.dirname, '../..')
const benches = readdirSync(join(root, 'bench'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('bench', name))

test('benches import what the program has', () => {
  const imported = benches.flatMap((bench) =>
    importsOfProgram(readFileSync(join(root, bench), 'utf8')).map((each) => ({ bench, ...each })),
  )
  expect(imported.length).toBeGreaterThan(20)
  const missing = imported.flatMap(({ bench, path, names }) => {
    const source = sourceOf(join(dirname(bench), path))
    if (source === null) return [`${bench}: ${path}`]
    return names.filter((name) => !exports(source, name)).map((name) => `${bench}: ${name} of ${path}`)
  })
  expect(missing).toEqual([])
})

test('the rule sees a file or a name that is gone', () => {
  const code = "import { openDatabase, nothing as it } from '../dist/server/platform/database/database.js'"
  const [found] = importsOfProgram(code)
  expect(found).toEqual({
    path: '../dist/server/platform/database/database.js',
    names: ['openDatabase', 'nothing'],
  })
  const source = sourceOf(join('bench', found?.path ?? '')) ?? ''
  expect([exports(source, 'openDatabase'), exports(source, 'nothing')]).toEqual([true, false])
  expect(sourceOf('dist/server/gone.js')).toBeNull()
})

function importsOfProgram(code: string): { path: string; names: string[] }[] {
  return [...code.matchAll(/import \{([^}]*)\} from '((?:\.\.\/)+dist\/[^']+)'/g)].map(([, names = '', path = '']) => ({
    path,
    names: names.split(',').flatMap((name) => name.trim().split(' ')[0] || []),
  }))
}

/** The source of a built file. @param path such as dist/server/app.js */
function sourceOf(path: string): string | null {
  const file = join(root, path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts'))
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function exports(source: string, name: string): boolean {
  return new RegExp(`export (?:async )?(?:function\\*?|const|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(
    source,
  )
}
