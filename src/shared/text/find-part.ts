/** The longest part that engines find quickly in any text. */
const longestForEngine = 250

/**
 * Like `indexOf`, in time proportional to the text: engines compare a long part again at each place of a text that
 * repeats the same letters.
 */
export function findPart(text: string, part: string): number {
  const from = text.indexOf(part.slice(0, longestForEngine))
  return from < 0 || part.length <= longestForEngine ? from : findLongPart(text, part, from)
}

/** By Knuth, Morris and Pratt: the text is never read backwards. */
function findLongPart(text: string, part: string, from: number): number {
  const borders = bordersOf(part)
  let matched = 0
  for (let at = from; at < text.length; at += 1) {
    matched = extend(matched, text.charCodeAt(at), part, borders)
    if (matched === part.length) return at + 1 - matched
  }
  return -1
}

/** For each beginning of a part, how much of its end is a beginning too. */
function bordersOf(part: string): Uint32Array {
  const borders = new Uint32Array(part.length)
  for (let at = 1; at < part.length; at += 1)
    borders[at] = extend(borders[at - 1] ?? 0, part.charCodeAt(at), part, borders)
  return borders
}

/** How many letters of the part match with this one behind `matched` of them. */
function extend(matched: number, letter: number, part: string, borders: Uint32Array): number {
  let kept = matched
  while (kept > 0 && part.charCodeAt(kept) !== letter) kept = borders[kept - 1] ?? 0
  return part.charCodeAt(kept) === letter ? kept + 1 : kept
}
