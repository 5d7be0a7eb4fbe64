/** Where an article goes on, when its site spreads it over several pages. */

import { withoutEnd } from '#shared/text/end-of'
import { parseAddress } from '#shared/text/parse-address'
import { baseOf } from './metadata.ts'

/** Names of parameters and path segments before a page number. */
const pageNames = 'p|pg|page|pages|seite|pagina|página|pag|part|teil|partie|s'
const parameterName = new RegExp(`^(?:${pageNames}|nr|page_number|pageNumber)$`, 'i')
const pathEnd = new RegExp(`^(.*?)(?:(?:[/_,-](?:${pageNames})?[/_,-]?)(\\d{1,2}))?(\\.\\w{2,5})?/?$`, 'i')
/** `Page 1 of 3`, `1/3`. */
const countOfPages = /(?<![\d/.])1\s?(?:of|von|sur|de|di|\/)\s?(?:[2-9]|[1-9]\d)(?![\d/.])/i

/**
 * The address of the next page; null for an article that ends here. What sites call `next` is the next article as often
 * as the next page, so only an address that is this one with the next number counts.
 */
export function findNextPage(document: Document, url: string): string | null {
  const named = [...document.querySelectorAll('link[rel~="next"][href], a[rel~="next"][href]')]
  const linked = named.length > 0 ? named : numberedLinks(document)
  const base = baseOf(document, url)
  for (const link of linked) {
    const next = parseAddress(link.getAttribute('href') ?? '', base)
    const here = parseAddress(url)
    if (next && here && isNextOf(here, next)) {
      next.hash = ''
      return next.href
    }
  }
  return null
}

/** A page declared the first of several links to the others somewhere. */
function numberedLinks(document: Document): Element[] {
  const pagers = [...document.querySelectorAll('[class*="pag" i], [id*="pag" i], nav')]
  return pagers
    .filter((pager) => countOfPages.test((pager.textContent ?? '').slice(0, 500)))
    .slice(0, 5)
    .flatMap((pager) => [...pager.querySelectorAll('a[href]')].slice(0, 30))
}

function isNextOf(here: URL, next: URL): boolean {
  if (here.host !== next.host || here.protocol !== next.protocol) return false
  const [own, other] = [numberOf(here), numberOf(next)]
  return own.rest === other.rest && other.number === (own.number ?? 1) + 1
}

/** The number of a page, and its address without it. */
function numberOf(address: URL): { number: number | null; rest: string } {
  const parameters = [...address.searchParams]
  const counted = parameters.find(([name, value]) => parameterName.test(name) && /^\d{1,2}$/.test(value))
  const others = parameters.filter((each) => each !== counted).map((each) => each.join('='))
  const query = others.toSorted().join('&')
  if (counted) return { number: Number(counted[1]), rest: `${bare(address.pathname)}?${query}` }
  const [, path = '', digits, ending = ''] = pathEnd.exec(address.pathname) ?? []
  return { number: digits ? Number(digits) : null, rest: `${bare(path + ending)}?${query}` }
}

function bare(path: string): string {
  return withoutEnd(path, /\//)
}
