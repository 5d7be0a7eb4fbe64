import { postFormTexts } from '#client/features/post/texts'
import { formatLanguage } from '#client/lib/formatting'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { versionTexts } from './texts.ts'

export type PostVersion = PostDetail['versions'][number]

/** A version's kind, in a few words. */
export function labelOf({ kind, language, passage, draft }: PostVersion): string {
  if (draft) return versionTexts.draftOf(postFormTexts[draft.form])
  if (kind === 'passage' && passage) return versionTexts.passages[passage.change]
  const label = versionTexts.kinds[kind]
  return kind === 'translation' ? `${label}, ${formatLanguage(language)}` : label
}

/** A version's name: its number and its kind. */
export function nameOf(version: PostVersion): string {
  return versionTexts.name(version.number, labelOf(version))
}
