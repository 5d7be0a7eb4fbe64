import { propertyTexts } from './texts.ts'

const words = propertyTexts.shape.dashes

/** The patterns on offer, in canvas pixels; a stroke that came with another keeps it as `own`. */
export const dashKinds: readonly { value: DashName; label: string; pattern?: readonly number[] }[] = [
  { value: 'solid', label: words.solid, pattern: [] },
  { value: 'dashed', label: words.dashed, pattern: [12, 8] },
  { value: 'dotted', label: words.dotted, pattern: [2, 6] },
  { value: 'dashDot', label: words.dashDot, pattern: [12, 6, 2, 6] },
  { value: 'own', label: words.own },
]

export type DashName = 'solid' | 'dashed' | 'dotted' | 'dashDot' | 'own'

export function dashNameOf(pattern: readonly number[]): DashName {
  return dashKinds.find((kind) => kind.pattern?.join() === pattern.join())?.value ?? 'own'
}
