/**
 * Are the templates worth posting? Fills every design, in each of its formats, from posts with their articles, and counts
 * what would be wrong with it; then how many designs a post is offered. The rules were made with two thirds of the posts
 * (by a hash of their articles' ids); the other third is only counted. Needs a build. Goals: no fault of any kind, five
 * designs or more for each post.
 *
 *   node bench/templates.mjs [--data DIR] [--posts 200] [--each] [--pictures FOLDER]
 *     DIR holds posts/dev.json and articles/; --each prints the faults of what was looked at; --pictures draws every design
 *     that is offered, in each format, from four posts in each language.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { drawOnCanvas, prepareDrawing } from '../dist/server/adapters/drawing/draw-on-canvas.js'
import { layoutsOf } from '../dist/shared/designs/design.js'
import { textHeight } from '../dist/shared/drawing/text/layout-text.js'
import { pickFacts } from '../dist/shared/facts/pick-facts.js'
import { languages } from '../dist/shared/rules/languages.js'
import { designs } from '../dist/shared/templates/built-in.js'
import { formatsFor, suitingDesigns } from '../dist/shared/templates/choose-template.js'
import { fillTemplate } from '../dist/shared/templates/fill-template.js'
import { palettes } from '../dist/shared/templates/palette.js'
import { withoutSmallCharts } from '../dist/shared/templates/readable-charts.js'
import { recolour } from '../dist/shared/templates/recolour.js'
import { showsAllContent } from '../dist/shared/templates/shows-all-content.js'
import { faintTexts, faultsOf, inventedFacts } from './support/template-faults.mjs'
import { postsOf } from './support/template-posts.mjs'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    posts: { type: 'string', default: '200' },
    each: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})
const wanted = Number(options.posts)
const enough = 5

prepareDrawing()
const context = createCanvas(8, 8).getContext('2d')
const measure = (data, width) => textHeight(context, data, width)
const require = createRequire(import.meta.url)
const hyphenations = Object.fromEntries(
  Object.entries(languages).map(([id, { code }]) => [id, require(`hyphen/${code}`).hyphenateSync]),
)

const posts = postsOf(options.data, wanted)
const kinds = ['text under 40 px', 'foot under 28 px', 'cut sentences', 'overlapping texts', 'outside the page']
const rows = posts.map((matter) => {
  const facts = pickFacts(matter)
  const offered = suitingDesigns(facts).flatMap((design) =>
    formatsFor(design).flatMap((format) => {
      const hyphenate = (text) => hyphenations[matter.language](text, { minWordLength: 12 })
      const found = layoutsOf(design, format)
        .map((template) => ({
          template,
          filled: withoutSmallCharts(fillTemplate(template, facts, measure, hyphenate), context),
        }))
        .find((each) => showsAllContent(each, facts, design.needs))
      return found ? [{ key: design.key, format, filled: found.filled, faults: faultsOf(found.filled, facts) }] : []
    }),
  )
  return {
    matter,
    facts,
    offered,
    keys: new Set(offered.map(({ key }) => key)),
    invented: inventedFacts(facts, matter),
  }
})

print()
if (options.each)
  for (const { matter, offered, invented } of rows.filter((row) => !row.matter.isAside)) {
    for (const { key, format, faults } of offered)
      for (const { kind, what } of faults) console.log(`${matter.id} ${key} ${format}  ${kind}: ${what}`)
    for (const fact of invented) console.log(`${matter.id}  not in post or article: ${fact}`)
  }
if (options.pictures) await drawAll(options.pictures)

function print() {
  const parts = [rows.filter(({ matter }) => !matter.isAside), rows.filter(({ matter }) => matter.isAside)]
  const line = (label, value) =>
    console.log(`templates: ${label.padEnd(34)} ${parts.map((part) => String(value(part)).padEnd(20)).join(' ')}`)
  const share = (part, holds) =>
    `${part.filter(holds).length}/${part.length} ${Math.round((100 * part.filter(holds).length) / part.length)} %`
  const written = posts.filter(({ by }) => by === 'model').length
  console.log(
    `templates: ${posts.length} posts, ${written} by a model, ${posts.length - written} by the built-in composer; ${designs.length} designs`,
  )
  line('', (part) => (part === parts[0] ? 'looked at' : 'never looked at'))
  line('filled templates', (part) => part.flatMap(({ offered }) => offered).length)
  for (const kind of kinds)
    line(
      kind,
      (part) =>
        part.flatMap(({ offered }) => offered.flatMap(({ faults }) => faults)).filter((fault) => fault.kind === kind)
          .length,
    )
  line('facts in neither text', (part) => part.flatMap(({ invented }) => invented).length)
  line(`posts with ${enough} designs or more`, (part) => share(part, ({ keys }) => keys.size >= enough))
  line(
    'designs offered, median',
    (part) => part.map(({ keys }) => keys.size).sort((a, b) => a - b)[Math.floor(part.length / 2)],
  )
  for (const { key } of designs) line(`  ${key}`, (part) => share(part, ({ keys }) => keys.has(key)))
  const looks = [undefined, ...Object.values(palettes), { background: '#fdf3e7', text: '#3a1f14', accent: '#c8501e' }]
  const faint = designs.flatMap((design) =>
    formatsFor(design).flatMap((format) =>
      looks.flatMap((look) =>
        layoutsOf(design, format).flatMap((layout) => faintTexts(look ? recolour(layout, look) : layout)),
      ),
    ),
  )
  console.log(`templates: texts under 4.5 to 1 in ${looks.length} looks: ${faint.length}`)
  if (options.each) for (const what of faint) console.log(`  ${what}`)
}

async function drawAll(folder) {
  mkdirSync(folder, { recursive: true })
  for (const language of Object.keys(languages)) {
    const some = rows.filter(({ matter }) => matter.language === language && !matter.isAside).slice(0, 4)
    for (const [number, { offered }] of some.entries())
      for (const { key, format, filled } of offered)
        for (const [page, scene] of filled.pages.entries()) {
          const canvas = await drawOnCanvas({ scene, pictures: [] }, { scale: 1, paper: '#ffffff' })
          writeFileSync(
            join(folder, `${key}-${format}-${language}-${number + 1}-${page + 1}.png`),
            canvas.toBuffer('image/png'),
          )
        }
  }
}
