/** Where a layer goes when its page changes format. A missing constraint is inferred from its position. */
export interface Constraints {
  readonly across?: AcrossConstraint
  readonly down?: DownConstraint
}

/** `stretch` keeps both margins, `scale` changes as the page does; all others keep the distance from what they name. */
export const acrossConstraints = ['left', 'centre', 'right', 'stretch', 'scale'] as const
export type AcrossConstraint = (typeof acrossConstraints)[number]
export const downConstraints = ['top', 'middle', 'bottom', 'stretch', 'scale'] as const
export type DownConstraint = (typeof downConstraints)[number]

/** Without any, the layer has no `constraints`. */
export function withConstraints<Of extends { readonly constraints?: Constraints }>(
  layer: Of,
  change: { [Key in keyof Constraints]: Constraints[Key] | undefined },
): Of {
  const { constraints, ...rest } = layer
  const kept = Object.entries({ ...constraints, ...change }).filter(([, value]) => value !== undefined)
  // the layer as it was, but for one optional property
  return (kept.length > 0 ? { ...rest, constraints: Object.fromEntries(kept) } : rest) as Of
}
