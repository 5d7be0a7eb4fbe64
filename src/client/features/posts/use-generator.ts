import { useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { buildRequest, type GenerationRequest } from './build-request.ts'
import { hostOf } from './describe-source.ts'
import { isRunning } from './generation-state.ts'
import type { Post } from './posts-cache.ts'
import type { ReadArticle } from './source/describe-reading.ts'
import { useEarlierPost } from './source/use-earlier-post.ts'
import { useReadingAgain } from './source/use-reading-again.ts'
import { useGenerateForm } from './use-generate-form.ts'
import { useGeneration } from './use-generation.ts'
import { useOffer } from './use-offer.ts'
import { useStoredPost } from './use-posts.ts'

/** Form, generation and the post shown, joined: the address names the open tab and the post. */
export function useGenerator() {
  const [search, changeSearch] = useSearchParams()
  const postId = search.get('post')
  const [made, setMade] = useState<Post | null>(null)
  const [sent, setSent] = useState<GenerationRequest | null>(null)
  /** The address that the last generation reads or has read; null for other sources. */
  const [sentUrl, setSentUrl] = useState<string | null>(null)
  const isMadeHere = made !== null && made.id === postId

  // a post that fills the form brings its own model and language: saved settings are not needed then
  const available = useOffer(postId === null)
  const stored = useStoredPost(isMadeHere ? null : postId)
  const form = useGenerateForm(available.offer, stored.data)
  const generation = useGeneration((post) => {
    setMade(post)
    form.settleDraft(post.id)
    changeSearch((current) => withPost(current, post.id), { replace: true })
  })

  const readingAgain = useReadingAgain()
  const url = form.tab === 'url-input' ? form.values.url.trim() : null
  const post = isMadeHere ? made : stored.data
  // the post on show was written from this article, as can be seen
  const found = useEarlierPost(stored.isLoading || url === stored.data?.sourceUrl ? null : url)
  const earlierPost = (sentUrl !== null && sentUrl === url && generation.article?.earlierPost) || found

  /**
   * Sends what is in the form. Returns false when something is missing, which the form then says.
   * @param part the author takes the part of the source that could be read; see buildRequest
   */
  function generate(part: { articleId: string | undefined } | null = null): boolean {
    const problem = part ? null : form.findProblem()
    if (problem) form.refuse(problem)
    if (problem || !form.choices) return false
    const request = buildRequest(form.values, form.tab, form.file, form.choices, part)
    setSent(request)
    if (!part) setSentUrl(url)
    readingAgain.forget()
    generation.start(request)
    return true
  }

  return {
    user: available.user,
    offer: available.offer,
    offerError: available.error,
    retryOffer: available.retry,
    form,
    generation,
    generate,
    acceptPart: () => generate({ articleId: generation.article?.articleId }),
    /** The same again; a yes to a part of a source holds for that source only, as long as it is kept. */
    retry: () => {
      const isSame = sent?.body.acceptPartial && sentUrl === url && generation.error?.code !== 'not_found'
      return generate(isSame ? { articleId: sent.body.articleId } : null)
    },
    readingAgain,
    earlierPost: earlierPost?.id === post?.id ? null : earlierPost,
    host: hostOf(sentUrl),
    isRunning: isRunning(generation),
    sent,
    shown: {
      post,
      error: stored.error,
      isLoading: stored.isLoading,
    },
    showSaved: setMade,
    article: articleInForm(),
  }

  /** The source as it was read, while it is the one in the form. */
  function articleInForm(): ReadArticle | null {
    const { values, tab, file } = form
    const { article } = generation
    if (url !== null) {
      const readAgain = readingAgain.articleAt(url)
      if (readAgain) return readAgain
      if (article && sentUrl === url) return article
      return stored.data?.sourceUrl === url ? stored.data.article : null
    }
    if (tab === 'text-input') return null
    if (article?.kind === 'file' && sent?.file === file) return article
    return values.storedSource?.articleId === stored.data?.articleId ? (stored.data?.article ?? null) : null
  }
}

export type Generator = ReturnType<typeof useGenerator>

function withPost(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('post', id)
  return next
}
