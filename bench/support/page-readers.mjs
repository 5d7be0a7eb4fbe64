import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { parseHTML } from 'linkedom'
import { decodePage } from '../../dist/server/reading/html/decode.js'
import { extractArticle } from '../../dist/server/reading/html/extract.js'
import { collectionOf } from './sample-pages.mjs'

/** Our reader and those it is measured against: bytes to text. */
export const readers = {
  ours: (bytes, url) => extractArticle(bytes, url).text,
  'readability on linkedom': (bytes) => read(parseHTML(decodePage(bytes)).document),
  'readability on jsdom': (bytes, url) => {
    const { window } = new JSDOM(decodePage(bytes), { url, virtualConsole: new VirtualConsole() })
    const text = read(window.document)
    window.close()
    return text
  },
}

export function timed(name, page) {
  const bytes = page.bytes()
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  let failed = false
  try {
    readers[name](bytes, page.url)
  } catch {
    failed = true // Counted: a reader that throws has read nothing.
  }
  const ms = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: (user + system) / 1000, failed }
}

function read(document) {
  return new Readability(document).parse()?.textContent ?? ''
}

/** As a program of its own, `page-readers.mjs NAME DIR LIMIT`, it reads the pages and sends the most memory it held. */
if (process.send) {
  const [name, data, limit] = process.argv.slice(2)
  for (const page of collectionOf(data, Number(limit))) timed(name, page)
  process.send(process.resourceUsage().maxRSS * 1024, () => process.exit(0))
}
