import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { callApi } from '#client/lib/api'
import { confirmAction } from '#client/ui/dialog'
import { type Post, type PostDetail, postKeys } from '../posts-cache.ts'
import { storedPostQuery } from '../use-posts.ts'
import { claimsToAsk } from './acceptance.ts'
import { AskedClaims } from './asked-claims.tsx'
import { checkPost, sourcesOf } from './check-post.ts'
import { codeQuery } from './load-code.ts'
import { askTexts } from './texts.ts'

/**
 * Asks before a post leaves with numbers or quotations that are not in its source, once for each of them: what was
 * accepted is kept with the post. A post whose source can't be loaded leaves without a question.
 */
export function useAskFirst(post: Post): (how: 'copy' | 'share', act: () => Promise<void>) => Promise<void> {
  const cache = useQueryClient()
  const { mutate: accept } = useMutation({
    mutationFn: (acceptedClaims: string[]) =>
      callApi('updatePost', { params: { id: post.id }, body: { acceptedClaims } }),
    onMutate: (accepted) =>
      cache.setQueryData<PostDetail>(
        postKeys.one(post.id),
        (kept) => kept && { ...kept, acceptedClaims: [...kept.acceptedClaims, ...accepted] },
      ),
    // a failure is not told: the post has left as its author wished, and the next page asks once more
  })

  async function findClaims(): Promise<string[]> {
    try {
      const [{ createGrounding }, detail] = await Promise.all([
        cache.ensureQueryData(codeQuery),
        cache.ensureQueryData(storedPostQuery(post.id)),
      ])
      const sources = sourcesOf(detail)
      const { content, language, userOpinion: opinion } = post
      const claims = checkPost(createGrounding(sources.map((source) => source.text)), sources, content, {
        language,
        opinion,
      })
      return claimsToAsk(claims, detail.acceptedClaims)
    } catch {
      return [] // the panel tells that the source could not be loaded
    }
  }

  return async (how, act) => {
    const claims = await findClaims()
    if (claims.length > 0) {
      const goesOn = await confirmAction({
        title: askTexts.title(claims.length),
        description: createElement(AskedClaims, { claims }),
        confirmLabel: askTexts[how],
        cancelLabel: askTexts.back,
      })
      if (!goesOn) return
      accept(claims)
    }
    await act()
  }
}
