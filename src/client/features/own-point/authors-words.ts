import type { PostDetail } from '#client/queries/posts/post-cache'

/** What of a post its author gave: their opinion and instructions; and the texts that models wrote. */
export function authorsWords({ userOpinion, versions, firstDraft }: PostDetail): { given: string; written: string[] } {
  const asked = versions.flatMap(({ instruction }) => instruction ?? [])
  const written = versions.filter(({ kind }) => kind !== 'edit' && kind !== 'unsaved').map(({ content }) => content)
  return { given: [userOpinion ?? '', ...asked].filter(Boolean).join('\n'), written: [firstDraft, ...written] }
}
