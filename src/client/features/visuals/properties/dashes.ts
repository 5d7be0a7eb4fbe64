export type DashName = 'solid' | 'dashed' | 'dotted' | 'dashDot' | 'own'

/** The available patterns, in canvas pixels; an imported stroke keeps any other pattern as `own`. */
const patterns: Readonly<Record<Exclude<DashName, 'own'>, readonly number[]>> = {
  solid: [],
  dashed: [12, 8],
  dotted: [2, 6],
  dashDot: [12, 6, 2, 6],
}

export const dashNames = ['solid', 'dashed', 'dotted', 'dashDot', 'own'] as const

export function dashNameOf(pattern: readonly number[]): DashName {
  return dashNames.find((name) => name !== 'own' && patterns[name].join() === pattern.join()) ?? 'own'
}

/** Undefined for `own`, the stroke's existing pattern. */
export function patternOf(name: DashName): readonly number[] | undefined {
  return name === 'own' ? undefined : patterns[name]
}
