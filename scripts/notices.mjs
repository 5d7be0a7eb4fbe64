import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { productionPackages } from './release-folder.mjs'

/**
 * The notices that the licences of shipped packages require: names, versions and licences of all of them, and the texts
 * from the packages. Generated when the app is built; our repository holds none of these texts.
 */

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl|unlicense|third-party)/i
const line = '='.repeat(78)

const opening = `Third-party notices

Postwright itself is under the MIT licence; see LICENSE. It contains the packages below, which belong to their authors and
stand under their own licences.

Fonts are under the SIL Open Font License 1.1 (OFL-1.1), whose text stands below with the names of those who made them.

libvips and the libraries that come with it are under the LGPL 3.0 or later, and others that its list names (cairo: MPL 1.1).
They are shared libraries of their own, in node_modules/@img/sharp-libvips-*: whoever wants may put versions of their own in
their place. Their sources are at https://github.com/lovell/sharp-libvips, the licences at https://www.gnu.org/licenses/ and
https://www.mozilla.org/MPL/.
`

/** The text of THIRD-PARTY-NOTICES. The app must be built: its bundles show what the browser loads. */
export function writeNotices() {
  const paths = new Set([...bundledPackages(), ...productionPackages()])
  const packages = [...paths].map(describe).sort((a, b) => (a.title < b.title ? -1 : 1))
  const texts = new Map()
  for (const { title, text } of packages) texts.set(text, [...(texts.get(text) ?? []), title])
  const list = packages.map(({ title, licence, from }) => `${title}: ${licence}${from}`)
  const parts = [...texts].filter(([text]) => text !== '').map(([text, titles]) => `${titles.join('\n')}\n\n${text}`)
  return `${[opening, [...new Set(list)].join('\n'), ...parts].join(`\n${line}\n\n`)}\n`
}

function bundledPackages() {
  const folder = join(root, 'dist/packages')
  return readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

function describe(path) {
  const folder = join(root, path)
  const { name, version, license, author, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const who = typeof author === 'string' ? author : author?.name
  const from = [who && `, by ${who}`, homepage && ` (${homepage})`].filter(Boolean).join('')
  return { title: `${name} ${version}`, licence: licenceOf(license), from, text: textsOf(folder) }
}

function licenceOf(license) {
  return typeof license === 'string' ? license : (license?.type ?? 'not named')
}

/** All licences and notices in a package; a custom list for one that states its licence only in its description. */
function textsOf(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isFile() && licenceFile.test(each.name),
  )
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8'))
  if (texts.length === 0) texts.push(listInReadme(folder))
  return texts.map((text) => text.replaceAll('\r', '').trim()).join('\n\n')
}

function listInReadme(folder) {
  const readme = join(folder, 'README.md')
  if (!existsSync(readme)) return ''
  const lines = readFileSync(readme, 'utf8').split('\n')
  const heading = lines.findIndex((line) => /^#{1,6} Licen[cs](?:e|ing)\b/i.test(line))
  if (heading < 0) return ''
  const below = lines.slice(heading + 1)
  const next = below.findIndex((line) => /^#{1,6} /.test(line))
  return below.slice(0, next < 0 ? undefined : next).join('\n')
}
