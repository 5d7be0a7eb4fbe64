import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBenchPage } from './support/page.mjs'
import { root } from './support/server.mjs'

/**
 * Where the browser sets a text in the field that it is typed in, against where the editor draws it: the worst line of
 * each of ten families in six sizes. Target: at most 1 px. Needs what npm start builds.
 */

const { includedFamilies } = await import(join(root, 'dist/shared/fonts/included-fonts.js'))
const fonts = Object.fromEntries(
  includedFamilies.map(({ name, filesOf }) => {
    const { package: home, file } = filesOf(400, 'normal').at(-1)
    const bytes = readFileSync(join(root, 'node_modules', home, 'files', file))
    return [name, `data:font/woff2;base64,${bytes.toString('base64')}`]
  }),
)

const { page, close } = await openBenchPage('bench/editor/text-page.ts')
try {
  const all = await page.evaluate((each) => compareAll(each), fonts)
  const worst = (part) => Math.max(...all.map((each) => each[part])).toFixed(2)
  const within = all.filter((each) => each.baseline <= 1 && each.left <= 1).length
  console.log(`text overlay: families, sizes ${all.length} pairs, ${within} within 1 px`)
  console.log(`text overlay: worst           ${worst('baseline')} px down, ${worst('left')} px across (target <= 1)`)
  console.log(`text overlay: same lines      ${all.filter((each) => each.sameLines).length} of ${all.length} by rule`)
  for (const each of all.filter(({ baseline, left, sameLines }) => baseline > 1 || left > 1 || !sameLines))
    console.log(`text overlay:   ${JSON.stringify(each)}`)
} finally {
  await close()
}
