import { useFonts } from '#client/queries/fonts'
import { fontFamilies, isKnownFamily } from '#shared/fonts/fonts'
import type { Common } from './common-value.ts'
import { propertyTexts } from './texts.ts'

/** The available families, own ones first; a used family that no longer exists is listed as missing. */
export function useFontOptions(chosen: Common<string> | undefined): { value: string; label: string }[] {
  const { isPending } = useFonts()
  const families = fontFamilies().map(({ name }) => ({ value: name, label: name }))
  if (typeof chosen !== 'string' || isKnownFamily(chosen)) return families
  return [{ value: chosen, label: isPending ? chosen : propertyTexts.fontGone(chosen) }, ...families]
}
