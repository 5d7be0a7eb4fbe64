import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { writeApiReference } from '../reference/api-reference.ts'

/**
 * The pages of docs/handbook as HTML, for installations without access to them elsewhere. Pages keep their names:
 * backup.md becomes backup.html, README.md index.html.
 */

export interface HandbookPage {
  /** 'backup'; 'index' for the first page. */
  name: string
  title: string
  html: string
}

const referenceFile = 'api-reference.md'
const folder = join(import.meta.dirname, '../../../docs/handbook')

/** The first page, then the others in the order in which it lists them. One is made of the contract. */
export function readHandbook(): HandbookPage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const first = readFileSync(join(folder, 'README.md'), 'utf8')
  const placeOf = (file: string) => (file === 'README.md' ? -1 : first.indexOf(`(${file})`))
  return [...files, referenceFile]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((file) =>
      toPage(nameOf(file), file === referenceFile ? writeApiReference() : readFileSync(join(folder, file), 'utf8')),
    )
}

function toPage(name: string, markdown: string): HandbookPage {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name
  return { name, title, html: new Marked({ renderer }).parse(markdown, { async: false }) }
}

const renderer: RendererObject = {
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens)
    const address = addressOf(href)
    return address === null ? words : `<a href="${address}">${words}</a>`
  },
  code({ text, lang }) {
    const note = lang === 'sh not run by the tests' ? '<p class="untried">Not run by the tests</p>' : ''
    return `${note}<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`
  },
  table({ header, rows }) {
    const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
      row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
    const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
    return `<div class="table" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`
  },
}

/** The same anchors as code hosts generate for these files: lower case and hyphens only. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

/** Null for files outside the handbook, which are not served: the link becomes plain text. */
function addressOf(href: string): string | null {
  const [, file = '', anchor = ''] = /^([^#:]*)(#.*)?$/.exec(href) ?? []
  if (/^https?:\/\/localhost/.test(href)) return null // an example, which the renderer mistakes for a link
  if (/^(?:https?|mailto):/.test(href)) return escaped(href)
  if (file === '') return anchor
  if (file.endsWith('/.env.example')) return 'settings.html'
  return /^[\w-]+\.md$/.test(file) ? `${nameOf(file)}.html${anchor}` : null
}

function nameOf(file: string): string {
  return file === 'README.md' ? 'index' : file.replace(/\.md$/, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
