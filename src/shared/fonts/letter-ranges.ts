/** Sets of characters, in the notation of font coverage: hexadecimal code points and ranges, '41-5a e9'. */

/** Whether a set contains a code point, by binary search. */
export type Has = (point: number) => boolean

/** @param written rising */
export function readRanges(written: string): Has {
  const spans = spansOf(written)
  const starts = spans.map(([from]) => from)
  return (point) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= point) low = middle + 1
      else high = middle
    }
    return point <= (spans[low - 1]?.[1] ?? -1)
  }
}

export function writeRanges(points: Iterable<number>): string {
  const spans: [from: number, to: number][] = []
  for (const point of [...new Set(points)].sort((one, other) => one - other)) {
    const last = spans.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else spans.push([point, point])
  }
  return spans.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ')
}

export function spansOf(written: string): (readonly [from: number, to: number])[] {
  return written.split(' ').map((span) => {
    const [from = '', to = from] = span.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
}

function hex(point: number): string {
  return point.toString(16)
}
