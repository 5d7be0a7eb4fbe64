import { fetchCode } from '#client/lib/fetch-code'
import type { SetText } from '#shared/drawing/layer/layer-drawing'
import { missingLettersOf } from '#shared/drawing/missing-letters'
import { missingLetters, registerLetterFonts } from '#shared/fonts/fonts'
import { type PackageRanges, registerSlices } from '#shared/fonts/letter-slices'
import { hanPackagesFor, letterFonts } from '#shared/fonts/letters'

registerLetterFonts(letterFonts)

export { missingLettersOf }

const slices: Readonly<Record<string, ReturnType<typeof fetchCode<PackageRanges>>>> = {
  'noto-sans-sc': fetchCode(async () => (await import('@fontsource-variable/noto-sans-sc/unicode.json')).default),
  'noto-sans-jp': fetchCode(async () => (await import('@fontsource-variable/noto-sans-jp/unicode.json')).default),
  'noto-sans-kr': fetchCode(async () => (await import('@fontsource-variable/noto-sans-kr/unicode.json')).default),
}

/**
 * Loads the index of font files for letters that no other font has. Rejects where it can't.
 * @returns whether there were any
 */
export async function loadSlices(texts: readonly Pick<SetText, 'text' | 'fontFamily'>[]): Promise<boolean> {
  let isNew = false
  for (const text of texts) {
    for (const packageName of hanPackagesFor(text.text)) {
      const ranges = slices[packageName]
      if (!ranges || ranges.current() !== null || missingLetters(text).length === 0) continue
      await ranges.load()
      registerSlices((name) => slices[name]?.current() ?? undefined)
      isNew = true
    }
  }
  return isNew
}
