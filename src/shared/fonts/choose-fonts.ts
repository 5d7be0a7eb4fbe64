import { segmentsOf } from './emoji.ts'
import type { FontFamily, FontSubset } from './font-family.ts'
import { letterTablesVersion } from './letter-tables.ts'
import { isPlain, isUnseen } from './plain-letters.ts'
import { emojiFamily, hanFamiliesFor, scriptFamilies } from './stand-ins.ts'

/** Which of our fonts a text needs: for each character the first family that has it. */
export interface ChosenFonts {
  /** In the order in which they are asked, the text's own family first if it needs more of it than its main file. */
  readonly needs: readonly Need[]
  /** Characters that none of them has, each once. An uploaded font may have them all the same. */
  readonly missing: readonly string[]
}

interface Need {
  readonly family: FontFamily
  readonly subsets: readonly FontSubset[]
}

const nothing: ChosenFonts = { needs: [], missing: [] }

/** About how many texts are on screen at a time. */
const mostRemembered = 500
let remembered = new WeakMap<FontFamily, Map<string, ChosenFonts>>()
let rememberedVersion = 0

/** @param families the text's own, and what takes its place before all others; remembered by the first */
export function chooseFonts(families: readonly [FontFamily, ...FontFamily[]], text: string): ChosenFonts {
  if (isPlain(text)) return nothing
  const version = letterTablesVersion()
  if (version !== rememberedVersion) remembered = new WeakMap()
  rememberedVersion = version
  const [own] = families
  let texts = remembered.get(own)
  if (!texts || texts.size >= mostRemembered) {
    texts = new Map()
    remembered.set(own, texts)
  }
  const known = texts.get(text)
  if (known) return known
  const chosen = choose(families, text)
  texts.set(text, chosen)
  return chosen
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
      const subset = family.subsetWith(points)
      if (subset === undefined) continue
      const subsets = needed.get(family) ?? new Set()
      needed.set(family, subsets.add(subset))
      return true
    }
    return false
  }
  /** Letters stay with their accents; where no font has both, each goes its way. */
  function takeCluster(cluster: string, asked: readonly FontFamily[]): void {
    const points = pointsOf(cluster.normalize('NFC'))
    if (points.length === 0 || take(points, asked) || take(pointsOf(cluster.normalize('NFD')), asked)) return
    for (const point of points) if (!take([point], asked)) missing.add(String.fromCodePoint(point))
  }

  const seen = new Set<string>()
  for (const segment of segmentsOf(text)) {
    const parts = segment.isEmoji ? emojiClusters(segment.text) : (segment.text.match(clusters) ?? [])
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

/** Without plain letters, which every family has, and without what is not seen. */
function pointsOf(cluster: string): number[] {
  return Array.from(cluster)
    .filter((character) => !isPlain(character) && !isUnseen(character))
    .map((character) => character.codePointAt(0) ?? 0)
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function emojiClusters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
