import type { Language } from './languages.ts'

/** How a post speaks to its readers, in languages that tell a familiar form from a polite one. Ids are stored. */
export const readerAddresses = ['informal', 'formal'] as const
export type ReaderAddress = (typeof readerAddresses)[number]

/** The words for "you" of each, and the one that posts on LinkedIn usually have; null: the language has only one. */
export const addressWords: Readonly<
  Record<Language, (Readonly<Record<ReaderAddress, string>> & { usual: ReaderAddress }) | null>
> = {
  english: null,
  german: { informal: 'du', formal: 'Sie', usual: 'informal' },
  french: { informal: 'tu', formal: 'vous', usual: 'formal' },
  spanish: { informal: 'tú', formal: 'usted', usual: 'informal' },
  italian: { informal: 'tu', formal: 'Lei', usual: 'informal' },
  portuguese: { informal: 'tu', formal: 'você', usual: 'formal' },
  dutch: { informal: 'je', formal: 'u', usual: 'informal' },
}
