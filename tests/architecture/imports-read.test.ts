import { expect, test } from 'vitest'
import { importsIn, resolveOwn } from './source-files.ts'

/** The rules recognise every form of import. */

test.each([
  [`import { a } from '#server/app'`, 'server/app'],
  [`import type { A } from '#server/app'`, 'server/app'],
  [`import '#server/app'`, 'server/app'],
  [`export { a } from '#server/app'`, 'server/app'],
  [`export * from "#server/app"`, 'server/app'],
  [`const a = await import('#server/app')`, 'server/app'],
  [`const a = lazy(() => import(\n  '#server/app'\n))`, 'server/app'],
  [`import a, {\n  b,\n} from '../../server/app.ts'`, 'server/app'],
])('%s', (code, target) => {
  expect(importsIn(code).flatMap((name) => resolveOwn('client/lib/x.ts', name) ?? [])).toEqual([target])
})
