import { fetchCode } from '#client/lib/fetch-code'
import type { SetText } from '#shared/drawing/layer/layer-drawing'
import { isPlain } from '#shared/fonts/plain-letters'
import type { Scene } from '#shared/scene/scene'

const code = fetchCode(() => import('./letter-code.ts'))

/** Characters that none of our fonts has, of pages whose fonts are loaded. */
export function missingLettersIn(pages: readonly Scene[]): readonly string[] {
  return code.current()?.missingLettersOf(pages) ?? []
}

/**
 * Loads the code that chooses fonts for other than plain letters, which most texts lack. Rejects where it can't be
 * loaded.
 * @returns whether anything was loaded, which may invalidate earlier measurements
 */
export async function loadLetters(texts: readonly Pick<SetText, 'text' | 'fontFamily'>[]): Promise<boolean> {
  const others = texts.filter(({ text }) => !isPlain(text))
  if (others.length === 0) return false
  const isNew = code.current() === null
  const { loadSlices } = await code.load()
  return (await loadSlices(others)) || isNew
}
