/**
 * React streams late parts as `<div hidden id="S:n">` at the end of the page; its script would move each to where
 * `<template id="B:n">` (a boundary) or `<template id="P:n">` (a place inside a part) stands. Without scripts we move
 * them ourselves, else the article stays hidden.
 */
export function unwrapStreamed(document: Document): void {
  const parts = [...document.querySelectorAll('div[hidden][id]')].filter((part) => /(^|[^\w])S:\w+$/.test(part.id))
  for (const part of parts) {
    const place = findPlace(document, part.id)
    if (place && !part.contains(place)) {
      removeFallback(place)
      while (part.firstChild) place.before(part.firstChild)
      place.remove()
      part.remove()
    } else {
      part.removeAttribute('hidden')
    }
  }
}

function findPlace(document: Document, partId: string): Element | null {
  const split = partId.lastIndexOf('S:')
  const [prefix, number] = [partId.slice(0, split), partId.slice(split + 2)]
  return document.getElementById(`${prefix}B:${number}`) ?? document.getElementById(`${prefix}P:${number}`)
}

/** What a boundary shows while it waits stands between its template and the comment that ends it. */
function removeFallback(place: Element): void {
  const end = endOfBoundary(place)
  if (!end || !/(^|[^\w])B:\w+$/.test(place.id)) return
  while (place.nextSibling && place.nextSibling !== end) place.nextSibling.remove()
}

function endOfBoundary(place: Element): Node | null {
  let open = 0
  for (let node = place.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType !== 8) continue
    const mark = node.nodeValue ?? ''
    if (mark === '/$' && open-- === 0) return node
    if (/^\$[?!]?$/.test(mark)) open += 1
  }
  return null
}
