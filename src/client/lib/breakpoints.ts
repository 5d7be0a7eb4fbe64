/**
 * The widths at which the layout changes, as media queries. Style sheets repeat the same figures, because a media query
 * cannot read a custom property; breakpoints.test.ts keeps them equal.
 */
export const breakpoints = {
  /** Everything is in one column. */
  tiny: '(max-width: 359px)',
  phone: '(max-width: 639px)',
  /** A phone held upright or on its side. */
  handheld: '(max-width: 639px), (max-width: 899px) and (max-height: 499px)',
  small: '(max-width: 767px)',
  /** The side navigation is a menu. */
  narrow: '(max-width: 899px)',
  /** Pages have one column. */
  medium: '(max-width: 1119px)',
  /** The editor's bar shows only icons. */
  compact: '(max-width: 1279px)',
  wide: '(min-width: 1680px)',
} as const

/** Whether the query matches the window now. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches
}
