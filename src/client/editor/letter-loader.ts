import { fetchCode } from '#client/lib/fetch-code'
import type { SetText } from '#shared/drawing/layer-drawing'
import { missingLetters } from '#shared/fonts/fonts'
import { bringLetterTables, type PackageRanges } from '#shared/fonts/letter-tables'
import { isPlain } from '#shared/fonts/plain-letters'
import { hanFamiliesFor } from '#shared/fonts/stand-ins'

/** Which of our fonts have which letters: code of its own, in parts, of which most texts need none. */

const coverage = fetchCode(async () => (await import('#shared/fonts/letter-coverage')).letterCoverage)

const slices: Readonly<Record<string, ReturnType<typeof fetchCode<PackageRanges>>>> = {
  'noto-sans-sc': fetchCode(async () => (await import('@fontsource-variable/noto-sans-sc/unicode.json')).default),
  'noto-sans-jp': fetchCode(async () => (await import('@fontsource-variable/noto-sans-jp/unicode.json')).default),
  'noto-sans-kr': fetchCode(async () => (await import('@fontsource-variable/noto-sans-kr/unicode.json')).default),
}

/**
 * Fetches what is needed to choose the fonts of texts. Rejects where it can't be fetched.
 * @returns whether anything was fetched: what was measured before may be wrong then
 */
export async function loadLetterTables(texts: readonly Pick<SetText, 'text' | 'fontFamily'>[]): Promise<boolean> {
  const others = texts.filter(({ text }) => !isPlain(text))
  if (others.length === 0) return false
  let isNew = coverage.current() === null
  if (isNew) bring(await coverage.load())
  for (const text of others) {
    for (const { package: home } of hanFamiliesFor(text.text)) {
      const ranges = slices[home.split('/')[1] ?? '']
      if (!ranges || ranges.current() !== null || missingLetters(text).length === 0) continue
      await ranges.load()
      bring(await coverage.load())
      isNew = true
    }
  }
  return isNew
}

function bring(letterCoverage: Readonly<Record<string, string>>): void {
  bringLetterTables({ coverage: letterCoverage, slicesOf: (name) => slices[name]?.current() ?? undefined })
}
