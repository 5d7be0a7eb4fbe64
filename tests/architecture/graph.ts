/** Who uses whom, by name. */
export type Graph = ReadonlyMap<string, Iterable<string>>

/** Pairs that use each other, as `a <-> b`. */
export function mutualPairs(graph: Graph): string[] {
  const arrows = new Set([...graph].flatMap(([from, targets]) => [...targets].map((to) => `${from} -> ${to}`)))
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => from < to && arrows.has(`${to} -> ${from}`)).map((to) => `${from} <-> ${to}`),
  )
}

/** The shortest way from a name to itself, as `a -> b -> a`; undefined when there is none. */
export function wayBack(graph: Graph, start: string): string | undefined {
  const reached = new Set<string>()
  let trails = [[start]]
  while (trails.length > 0) {
    const next: string[][] = []
    for (const trail of trails) {
      for (const to of graph.get(trail.at(-1) ?? '') ?? []) {
        if (to === start) return [...trail, to].join(' -> ')
        if (reached.has(to)) continue
        reached.add(to)
        next.push([...trail, to])
      }
    }
    trails = next
  }
  return undefined
}
