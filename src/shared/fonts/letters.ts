import { segmentsOf, signsIn } from './emoji.ts'
import type { FontFamily, FontSubset } from './font-family.ts'
import { registerRanges } from './font-package.ts'
import type { ChosenFonts, LetterFonts } from './fonts.ts'
import { onSlices, unicodeRangeOf } from './letter-slices.ts'
import { isPlain } from './plain-letters.ts'
import { emojiFamily, hanFamiliesFor, scriptFamilies, subsetWith } from './stand-ins.ts'
import { wordsWithoutSpaces } from './words-without-spaces.ts'

/**
 * Chooses our fonts for the letters of a text: for each letter the first family that has it. A tenth of the editor's
 * code, which most texts do not need: a browser loads it for the first text with other than plain letters.
 */

registerRanges(unicodeRangeOf)

/** About how many texts are on screen at a time. */
const maxRemembered = 500
let remembered = new WeakMap<FontFamily, Map<string, ChosenFonts>>()

onSlices(() => {
  remembered = new WeakMap()
})

export const letterFonts: LetterFonts = {
  choose(families, text) {
    const [own] = families
    let texts = remembered.get(own)
    if (!texts || texts.size >= maxRemembered) {
      texts = new Map()
      remembered.set(own, texts)
    }
    const known = texts.get(text)
    if (known) return known
    const chosen = choose(families, text)
    texts.set(text, chosen)
    return chosen
  },
  segmentsOf,
  wordsWithoutSpaces,
}

/** Without their scope, in lookup order: `registerSlices` loads their tables. */
export function hanPackagesFor(text: string): string[] {
  return hanFamiliesFor(text).map((family) => family.package.split('/')[1] ?? '')
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const clusters = /\P{M}\p{M}*|\p{M}+/gu

function choose(families: readonly FontFamily[], text: string): ChosenFonts {
  const hanFamilies = hanFamiliesFor(text)
  const all = [...families, ...scriptFamilies, ...hanFamilies, emojiFamily]
  const needed = new Map<FontFamily, Set<FontSubset>>()
  const missing = new Set<string>()

  function take(points: readonly number[], asked: readonly FontFamily[]): boolean {
    for (const family of asked) {
      const subset = subsetWith(family, points)
      if (subset === undefined) continue
      const subsets = needed.get(family) ?? new Set()
      needed.set(family, subsets.add(subset))
      return true
    }
    return false
  }
  /** Accents use their letter's font; if no font has both, each is looked up separately. */
  function takeCluster(cluster: string, asked: readonly FontFamily[]): void {
    const points = pointsOf(cluster.normalize('NFC'))
    if (points.length === 0 || take(points, asked) || take(pointsOf(cluster.normalize('NFD')), asked)) return
    for (const point of points) if (!take([point], asked)) missing.add(String.fromCodePoint(point))
  }

  const seen = new Set<string>()
  for (const segment of segmentsOf(text)) {
    const parts = segment.isEmoji ? signsIn(segment.text) : (segment.text.match(clusters) ?? [])
    for (const cluster of parts) {
      if (seen.has(cluster)) continue
      seen.add(cluster)
      takeCluster(cluster, segment.isEmoji ? [emojiFamily, ...all] : han.test(cluster) ? [...hanFamilies, ...all] : all)
    }
  }
  const needs = all.flatMap((family) => {
    const subsets = needed.get(family)
    return subsets ? [{ family, subsets: [...subsets] }] : []
  })
  return { needs, missing: [...missing] }
}

/** Invisible in every font: blanks, controls, joiners, direction marks and variation selectors. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u{e0020}-\u{e007f}]/u

/** Without plain letters, which every family has, and without invisible characters. */
function pointsOf(cluster: string): number[] {
  return Array.from(cluster)
    .filter((character) => !isPlain(character) && !unseen.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
}
