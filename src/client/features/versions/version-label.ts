import { postFormTexts } from '#client/features/post/texts'
import { formatLanguage } from '#client/lib/formatting'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { versionTexts } from './texts.ts'

export type PostVersion = PostDetail['versions'][number]

/** What a version is, in a few words. */
function labelOf({ kind, language, passage, draft }: PostVersion): string {
  if (draft) return versionTexts.draftOf(postFormTexts[draft.form])
  if (kind === 'passage' && passage) return versionTexts.passages[passage.change]
  const label = versionTexts.kinds[kind]
  return kind === 'translation' ? `${label}, ${formatLanguage(language)}` : label
}

/** A version as it is spoken of: its number and what it is. */
export function nameOf(version: PostVersion): string {
  return versionTexts.name(version.number, labelOf(version))
}

export function nameOfCurrent({ version, versions }: PostDetail): string {
  const current = versions.find(({ number }) => number === version)
  return current ? nameOf(current) : versionTexts.name(version, versionTexts.kinds.draft)
}
