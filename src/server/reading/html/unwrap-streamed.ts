/**
 * React streams late parts as `<div hidden id="S:n">` at the end of the page; its script would move each to its
 * `<template id="B:n">` (a boundary) or `<template id="P:n">` (a place inside a part). As scripts do not run here, this
 * moves them, or the article would stay hidden.
 */
export function unwrapStreamed(document: Document): void {
  const parts = [...document.querySelectorAll('div[hidden][id]')].filter((part) => /(^|[^\w])S:\w+$/.test(part.id))
  if (parts.length === 0) return
  const places = placesIn(document)
  const budget = { steps: maxSteps }
  for (const part of parts) {
    const place = findPlace(places, part.id)
    if (place && !part.contains(place)) {
      removeFallback(place, budget)
      while (part.firstChild) place.before(part.firstChild)
      place.remove()
      part.remove()
    } else {
      part.removeAttribute('hidden')
    }
  }
}

/** Maximum nodes visited to find the ends of boundaries; React never makes a page that needs more. */
const maxSteps = 200_000

/** By their ids, the first of each, as a browser finds them. */
function placesIn(document: Document): Map<string, Element> {
  const places = new Map<string, Element>()
  for (const element of document.querySelectorAll('template[id]')) {
    if (!places.has(element.id)) places.set(element.id, element)
  }
  return places
}

function findPlace(places: ReadonlyMap<string, Element>, partId: string): Element | null {
  const split = partId.lastIndexOf('S:')
  const [prefix, number] = [partId.slice(0, split), partId.slice(split + 2)]
  return places.get(`${prefix}B:${number}`) ?? places.get(`${prefix}P:${number}`) ?? null
}

/** A boundary's fallback is between its template and its end comment. */
function removeFallback(place: Element, budget: { steps: number }): void {
  const end = endOfBoundary(place, budget)
  if (!end || !/(^|[^\w])B:\w+$/.test(place.id)) return
  while (place.nextSibling && place.nextSibling !== end) place.nextSibling.remove()
}

function endOfBoundary(place: Element, budget: { steps: number }): Node | null {
  let open = 0
  for (let node = place.nextSibling; node && budget.steps > 0; node = node.nextSibling) {
    budget.steps -= 1
    if (node.nodeType !== 8) continue
    const mark = node.nodeValue ?? ''
    if (mark === '/$' && open-- === 0) return node
    if (/^\$[?!]?$/.test(mark)) open += 1
  }
  return null
}
