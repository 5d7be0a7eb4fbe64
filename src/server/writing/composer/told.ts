import type { Ranked } from './rank.ts'
import { type Chosen, chooseHook } from './select.ts'

/** A post's lines without list marks and empty ones. */
export function linesOf(post: string): string[] {
  return post
    .split('\n')
    .map((line) => line.replace(/^• /, '').trim())
    .filter(Boolean)
}

/** Whether one of the lines is this sentence, alone or with the one that leans on it. */
export function isTold({ text, passage }: Ranked, lines: ReadonlySet<string>): boolean {
  return lines.has(text) || lines.has(passage)
}

/** The sentences that a post still has word for word, in their places; null when it has none. */
export function toldIn(post: string, pool: readonly Ranked[]): Chosen | null {
  const lines = linesOf(post)
  const found = lines.flatMap((line) => pool.find(({ text, passage }) => line === text || line === passage) ?? [])
  const told = [...new Set(found)]
  const first = told.find((sentence) => isTold(sentence, new Set(lines.slice(0, 1))))
  const hook = first ?? chooseHook(told)
  if (!hook) return null

  const rest = told.filter((sentence) => sentence !== hook)
  const last = rest.at(-1)
  const paragraphs = new Set(post.split(/\n{2,}/).map((paragraph) => paragraph.trim()))
  const takeaway = last && isTold(last, paragraphs) ? last : null
  return { hook, points: rest.filter((sentence) => sentence !== takeaway), takeaway }
}
