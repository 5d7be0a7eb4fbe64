import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The pages of a collection in the order of their ids, or made-up ones where it is not at hand; spread over it all. */
export function collectionOf(folder, limit) {
  const index = join(folder, 'index.json')
  const all = existsSync(index) ? readCollection(folder, index) : samplePages()
  const numbered = all.map((page, number) => ({ ...page, number }))
  const count = Math.min(limit, all.length)
  const share = (at) => Math.floor((at * count) / all.length)
  return numbered.filter(({ number }) => share(number) !== share(number - 1))
}

/**
 * The third of the pages that no rule was looked at with since 23 November 2026, by the hash of their ids. Whoever works
 * on the rules reads and prints single pages of the other part only.
 */
export function isKeptAside({ id }) {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 3 === 0
}

function readCollection(folder, index) {
  const pages = JSON.parse(readFileSync(index, 'utf8')).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return pages.map((page) => ({
    ...page,
    url: URL.canParse(page.url) ? page.url : 'https://page.example/',
    bytes: () => gunzipSync(readFileSync(join(folder, page.file))),
  }))
}

/** Made-up news pages of three sizes, for measuring where no collection of real pages is at hand. */
function samplePages() {
  return Array.from({ length: 30 }, (_, index) => samplePage(index))
}

const words =
  'the council of our town has decided to plant new trees along its main roads before spring while critics ask who will water them in summer'.split(
    ' ',
  )

function samplePage(index) {
  const paragraphs = Array.from({ length: 6 + (index % 3) * 20 }, (_, at) => `${sentence(index + at)} ${sentence(at)}`)
  const links = (count) =>
    Array.from(
      { length: count },
      (_, at) => `<li class="menu-item"><a href="/section/${at}">${sentence(at).slice(0, 30)}</a></li>`,
    )
  const teasers = Array.from(
    { length: 20 },
    (_, at) =>
      `<div class="teaser"><h3><a href="/news/${at}">${sentence(at)}</a></h3><img src="/${at}.jpg" alt=""></div>`,
  )
  const html = `<!doctype html><html lang="en"><head><title>Trees ${index} | Sample News</title>
    <style>${'.teaser{color:#111;margin:0}'.repeat(300)}</style><script>${'window.push({id:1});'.repeat(1500)}</script></head>
    <body><header><nav><ul>${links(60).join('')}</ul></nav></header>
    <main><article><h1>Trees ${index}</h1><p class="byline">By Sample Author</p>
    ${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</article>
    <aside class="related">${teasers.join('')}</aside></main>
    <footer><ul>${links(40).join('')}</ul><p>All rights reserved</p></footer></body></html>`
  return {
    set: 'made up',
    url: `https://sample.example/news/${index}`,
    text: paragraphs.join('\n\n'),
    title: `Trees ${index}`,
    author: 'Sample Author',
    bytes: () => Buffer.from(html),
  }
}

function sentence(seed) {
  const start = (seed * 7) % words.length
  const text = Array.from({ length: 24 }, (_, at) => words[(start + at * (1 + (seed % 5))) % words.length]).join(' ')
  return `${text[0].toUpperCase()}${text.slice(1)}.`
}
